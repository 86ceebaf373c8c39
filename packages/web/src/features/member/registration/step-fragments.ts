/** The address fragment of the choice of a hospital. */
export const hospitalFragment = 'rumah-sakit'

/** The steps of a patient's registration with one hospital, after the record has been found, by their fragments. */
export const careSteps = ['identitas', 'tambahan', 'penjamin', 'periksa'] as const

/** Whether the address leads to a step of the hospital's form. */
export const isAtCareStep = (): boolean => careSteps.some((step) => window.location.hash === `#${step}`)

/**
 * Replaces the fragment of a step of the previous form. Default: no fragment. The query stays: without it the address would be another
 * page's, which would be loaded and take the focus.
 */
export const leaveSteps = (fragment = ''): void => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment && `#${fragment}`}`)
}
