import { tabText } from '../storage/browser-store.ts'

/** Says nothing about who it was. */
const stored = tabText('logged-out')

/** Notes for the document that is loaded next that a person has logged out. */
export const noteLoggedOut = (): void => void stored.write('1')

let isAfter: boolean | undefined

/** Whether this document is the one after a log-out. The note is taken away as it is read: a reload does not say it again. */
export const isAfterLogOut = (): boolean => {
  if (isAfter === undefined) {
    isAfter = stored.read() !== null
    stored.remove()
  }
  return isAfter
}
