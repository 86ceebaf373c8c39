import { formValues } from './submission.ts'
import type { FormProblems, FormValues, Submission } from './submission.ts'

/** Says what is wrong with a form. */
export type FormCheck = (values: FormValues) => FormProblems | Promise<FormProblems>

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

/** Checks a form here, and sends it where nothing is wrong with it. */
export const sendForm = async (form: HTMLFormElement, check: FormCheck): Promise<Submission> => {
  const values = formValues(new FormData(form))
  const problems = await check(values)
  return Object.keys(problems).length > 0 ? { status: 'invalid', values, problems } : send(form, values)
}
