import { useState } from 'react'
import type { FormEvent } from 'react'
import type { FormCheck } from './send-form.ts'
import type { FormOutcome, Submission } from './submission.ts'
import { unanswered } from './unanswered.ts'
import { useBusy } from './use-busy.ts'

/** A form that is being filled in, sent, or was. */
export interface SubmissionControl {
  readonly submission: FormOutcome | undefined
  /** While it is on its way; further attempts are not taken. */
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form with code that is fetched now: most who see a form do not fill it in. Undefined where that code is gone, as after
 * a release: the browser sends the form by itself then, and leaves the page.
 */
const attempt = async (form: HTMLFormElement, check: FormCheck): Promise<FormOutcome | undefined> => {
  try {
    const { sendForm } = await import('./send-form.ts')
    return await sendForm(form, check)
  } catch {
    if (!navigator.onLine) return unanswered({})
    form.submit()
    return undefined
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
    // The form stays busy until it is left, or shown again from the browser's cache.
    if (!outcome) return window.addEventListener('pageshow', end, { once: true })
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
