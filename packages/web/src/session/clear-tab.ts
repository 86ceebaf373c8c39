/** Clears what this tab stores: drafts of forms, and confirmations of appointments. */
export const clearTab = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}
