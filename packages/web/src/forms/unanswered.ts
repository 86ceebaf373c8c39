import type { FormOutcome, FormValues } from './submission.ts'

/** The outcome of a form without an answer. Without a connection it is certain that nothing was sent. */
export const unanswered = (values: FormValues): FormOutcome => ({
  status: 'unanswered',
  values,
  offline: !navigator.onLine,
})
