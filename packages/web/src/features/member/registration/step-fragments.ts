/** The fragment of the address of the choice of a hospital. */
export const hospitalFragment = 'rumah-sakit'

/** The steps of a patient's registration with one hospital, after the record has been found, by their fragments. */
export const careSteps = ['identitas', 'tambahan', 'penjamin', 'periksa'] as const

/** Whether the address leads to a step of the hospital's form. */
export const isAtCareStep = (): boolean => careSteps.some((step) => window.location.hash === `#${step}`)
