import { tabText } from '../storage/browser-store.ts'

/** Says nothing about who it was. */
const stored = tabText('logged-out')

/** Notes for the page that comes next that a person has logged out. */
export const noteLoggedOut = (): void => void stored.write('1')

/** Whether a person has logged out on the page before; once. */
export const takeLoggedOut = (): boolean => {
  const isNoted = stored.read() !== null
  stored.remove()
  return isNoted
}
