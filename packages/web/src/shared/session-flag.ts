/** A flag that lasts as long as the browser's session. Where storage is forbidden it lasts as long as the page. */
export const createSessionFlag = (key: string): { readonly isSet: () => boolean; readonly set: () => void } => {
  let inMemory = false
  return {
    isSet: () => {
      try {
        return inMemory || sessionStorage.getItem(key) !== null
      } catch {
        return inMemory
      }
    },
    set: () => {
      inMemory = true
      try {
        sessionStorage.setItem(key, '1')
      } catch {
        // Private windows of some browsers forbid storage; the flag then lasts as long as the page.
      }
    },
  }
}
