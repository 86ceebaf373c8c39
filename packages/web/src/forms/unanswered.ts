import type { FormOutcome, FormValues } from './submission.ts'

/** No answer to a form. Without a connection it is certain that nothing was sent. */
export const unanswered = (values: FormValues): FormOutcome => ({
  status: 'unanswered',
  values,
  offline: !navigator.onLine,
})
