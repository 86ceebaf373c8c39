import type { FormValues } from './submission.ts'

/** The name of the hidden field: attractive to robots, and unknown to the autofill of browsers. */
export const honeypotName = 'situs_web'

/** Whether a robot filled in a form: people do not see the field. */
export const isHoneypotFilled = (values: FormValues): boolean => (values[honeypotName] ?? '') !== ''
