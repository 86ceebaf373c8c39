/** Makes the browser ask before the page is closed. Returns what lets it go again. */
export const holdPage = (): (() => void) => {
  // A listener of its own each time, so that of two holds none ends the other.
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
