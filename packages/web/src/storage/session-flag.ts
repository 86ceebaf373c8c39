import { tabText } from './browser-store.ts'

/** A flag that lasts as long as the browser's session. Where storage is forbidden it lasts as long as the page. */
export const createSessionFlag = (key: string): { readonly isSet: () => boolean; readonly set: () => void } => {
  const stored = tabText(key)
  let inMemory = false
  return {
    isSet: () => inMemory || stored.read() !== null,
    set: () => {
      inMemory = true
      stored.write('1')
    },
  }
}
