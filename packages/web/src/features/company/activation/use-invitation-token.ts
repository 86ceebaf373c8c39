import { useEffect, useState } from 'react'
import { invitationKey, tokenInFragment } from './invitation-link.ts'

/** The storage of this tab, where the browser allows one. */
const stored = (token?: string): string | undefined => {
  try {
    if (token !== undefined) sessionStorage.setItem(invitationKey, token)
    return sessionStorage.getItem(invitationKey) ?? undefined
  } catch {
    return token
  }
}

/** Forgets the invitation of this tab: it is used up. */
export const forgetInvitation = (): void => {
  try {
    sessionStorage.removeItem(invitationKey)
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}

/**
 * The token of the invitation whose link was opened: null without one, undefined until the browser has looked. It is taken out of the
 * address at once, so that no history and no screenshot holds it.
 */
export const useInvitationToken = (): string | null | undefined => {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const look = () => {
      const found = tokenInFragment(window.location.hash)
      if (found !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname)
      // A link that was cut is never answered with the invitation that this tab had before: it may be another person's.
      if (found === null) forgetInvitation()
      setToken((known) => (found === null ? null : (stored(found) ?? known ?? null)))
    }
    queueMicrotask(look)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return token
}
