import { tabText } from '../storage/browser-store.ts'

/** The stored text says nothing about the person. */
const stored = tabText('logged-out')

/** Notes a log-out for the next document. */
export const noteLoggedOut = (): void => void stored.write('1')

let isAfter: boolean | undefined

/** Whether this document is the first one after a log-out. Reading deletes the note, so that a reload does not repeat the message. */
export const isAfterLogOut = (): boolean => {
  if (isAfter === undefined) {
    isAfter = stored.read() !== null
    stored.remove()
  }
  return isAfter
}
