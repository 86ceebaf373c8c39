/** Forgets the part of the address that leads to a step of the form before. */
export const leaveSteps = () => window.history.replaceState(window.history.state, '', window.location.pathname)
