import { useState } from 'react'
import type { FormEvent } from 'react'
import type { FormCheck } from './send-form.ts'
import type { FormOutcome, Submission } from './submission.ts'
import { unanswered } from './unanswered.ts'
import { useBusy } from './use-busy.ts'

/** The state of a form and its submission. */
export interface SubmissionControl {
  readonly submission: FormOutcome | undefined
  /** True while the form is being sent; further attempts are ignored. */
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form with code that is fetched only now, since most visitors do not fill in the form. Undefined if that code no longer exists, as
 * after a release: the browser then sends the form itself, and leaves the page.
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
 * Sends a form without leaving the page: checked in the browser first, then by the server, which accepts the same form without script.
 * Typed values stay in the fields unless the form was accepted; then they are cleared.
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
    // The form stays busy until the page is left, or shown again from the browser's cache.
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
