import { useState } from 'react'
import type { FormEvent } from 'react'
import { formValues } from './submission.ts'
import type { FormProblems, FormValues, Submission } from './submission.ts'

/** A form that is being filled in, sent, or was. */
export interface SubmissionControl {
  readonly submission: Submission | undefined
  /** While it is on its way; further attempts are not taken. */
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const isSubmission = (value: unknown): value is Submission =>
  typeof value === 'object' && value !== null && 'status' in value && ['sent', 'invalid', 'failed'].includes(String(value.status))

const send = async (form: HTMLFormElement, values: FormValues): Promise<Submission> => {
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(values) })
    const answer: unknown = await response.json()
    return isSubmission(answer) ? answer : { status: 'failed', values }
  } catch {
    return { status: 'failed', values }
  }
}

/**
 * Sends a form without leaving the page: checked here first, then by the server, which takes the same form without
 * script. What was typed stays in its fields unless it was taken; then they are cleared.
 */
export const useSubmission = (
  first: Submission | undefined,
  check: (values: FormValues) => FormProblems,
  onOutcome?: (outcome: Submission) => void,
): SubmissionControl => {
  const [submission, setSubmission] = useState(first)
  const [busy, setBusy] = useState(false)

  const attempt = async (form: HTMLFormElement) => {
    const values = formValues(new FormData(form))
    const problems = check(values)
    const outcome: Submission = Object.keys(problems).length > 0 ? { status: 'invalid', values, problems } : await send(form, values)
    if (outcome.status === 'sent') form.reset()
    setSubmission(outcome)
    setBusy(false)
    onOutcome?.(outcome)
  }

  return {
    submission,
    busy,
    onSubmit: (event) => {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      void attempt(event.currentTarget)
    },
  }
}
