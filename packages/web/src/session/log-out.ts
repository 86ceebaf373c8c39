import { endedCookie, memberTokenKey, sessionCookies } from './session-cookies.ts'

/** Ends every session in this browser: cookies, token, and whatever was kept of pages. Other tabs notice by the token. */
export const logOut = async (): Promise<void> => {
  Object.values(sessionCookies).forEach((name) => (document.cookie = endedCookie(name)))
  try {
    localStorage.removeItem(memberTokenKey)
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden; then nothing was kept in it.
  }
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.filter((name) => name.startsWith('personal')).map((name) => caches.delete(name)))
}

/** Tells when another tab logs out. Gives what ends the listening. */
export const onLogOutElsewhere = (tell: () => void): (() => void) => {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === memberTokenKey || key === null) && newValue === null) tell()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
