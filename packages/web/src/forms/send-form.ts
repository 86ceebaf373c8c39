import { readFormAnswer } from './form-answer.ts'
import { formValues } from './submission.ts'
import type { FormProblems, FormValues, Submission } from './submission.ts'

/** Says what is wrong with a form. */
export type FormCheck = (values: FormValues) => FormProblems | Promise<FormProblems>

const send = async (form: HTMLFormElement, values: FormValues): Promise<Submission> => {
  const failed = { status: 'failed', values } as const
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(values) })
    return (await readFormAnswer(response, values)) ?? failed
  } catch {
    return failed
  }
}

/** Checks a form here, and sends it where nothing is wrong with it. */
export const sendForm = async (form: HTMLFormElement, check: FormCheck): Promise<Submission> => {
  const values = formValues(new FormData(form))
  const problems = await check(values)
  return Object.keys(problems).length > 0 ? { status: 'invalid', values, problems } : send(form, values)
}
