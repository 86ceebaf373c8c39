import type { FormValues } from './submission.ts'

/** The name of the hidden field: one that robots like to fill in, and browsers do not fill in by themselves. */
export const honeypotName = 'situs_web'

/** Whether a robot filled in a form: people do not find the field. */
export const isHoneypotFilled = (values: FormValues): boolean => (values[honeypotName] ?? '') !== ''
