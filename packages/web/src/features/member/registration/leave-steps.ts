/**
 * Replaces the part of the address that leads to a step of the form before. Default: the page has no part there. The query stays: without it
 * the address would be another page's, which would be loaded and take the focus.
 */
export const leaveSteps = (fragment = ''): void => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment && `#${fragment}`}`)
}
