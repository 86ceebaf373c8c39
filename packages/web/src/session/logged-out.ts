import { isSecure } from './is-secure.ts'

// A cookie tells the document after a log-out to say so. Storage cannot: the answer to the log-out makes the browser clear it, and a slow
// phone may do so after that document has begun.
const cookieName = 'logged-out'

/** Seconds until the cookie ends if no document reads it. */
const lifetime = 60

/** The cookie says nothing about the person. */
const writeNote = (value: '1' | '', seconds: number): void => {
  document.cookie = `${cookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${isSecure() ? '; Secure' : ''}`
}

/** Notes a log-out for the next document. */
export const noteLoggedOut = (): void => writeNote('1', lifetime)

let isAfter: boolean | undefined

/** Whether this document is the first one after a log-out. Reading deletes the note, so that a reload does not repeat the message. */
export const isAfterLogOut = (): boolean => {
  if (isAfter === undefined) {
    isAfter = /(?:^|; )logged-out=1/.test(document.cookie)
    if (isAfter) writeNote('', 0)
  }
  return isAfter
}
