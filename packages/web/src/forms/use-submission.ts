import { useState } from 'react'
import type { FormEvent } from 'react'
import type { FormCheck } from './send-form.ts'
import { unanswered } from './submission.ts'
import type { FormOutcome, Submission } from './submission.ts'
import { useBusy } from './use-busy.ts'

/** A form that is being filled in, sent, or was. */
export interface SubmissionControl {
  readonly submission: FormOutcome | undefined
  /** While it is on its way; further attempts are not taken. */
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sending comes when it is needed: most who see a form do not fill it in. */
const attempt = async (form: HTMLFormElement, check: FormCheck): Promise<FormOutcome> => {
  try {
    const { sendForm } = await import('./send-form.ts')
    return await sendForm(form, check)
  } catch {
    // What was typed is in the fields.
    return unanswered({})
  }
}

/**
 * Sends a form without leaving the page: checked here first, then by the server, which takes the same form without
 * script. What was typed stays in its fields unless it was taken; then they are cleared.
 */
export const useSubmission = (
  first: Submission | undefined,
  check: FormCheck,
  onOutcome?: (outcome: FormOutcome) => void,
): SubmissionControl => {
  const [submission, setSubmission] = useState<FormOutcome | undefined>(first)
  const { busy, begin, end } = useBusy()

  const submit = async (form: HTMLFormElement) => {
    const outcome = await attempt(form, check)
    if (outcome.status === 'sent') form.reset()
    setSubmission(outcome)
    end()
    onOutcome?.(outcome)
  }

  return {
    submission,
    busy,
    onSubmit: (event) => {
      event.preventDefault()
      if (begin()) void submit(event.currentTarget)
    },
  }
}
