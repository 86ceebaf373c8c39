/** Replaces the part of the address that leads to a step of the form before. Default: the page has no part there. */
export const leaveSteps = (fragment = ''): void =>
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${fragment && `#${fragment}`}`)
