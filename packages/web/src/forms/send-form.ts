import { readFormAnswer } from './form-answer.ts'
import { formValues } from './form-values.ts'
import type { FormOutcome, FormProblems, FormValues } from './submission.ts'
import { unanswered } from './unanswered.ts'

/** Returns the problems of a form. */
export type FormCheck = (values: FormValues) => FormProblems | Promise<FormProblems>

const send = async (form: HTMLFormElement, values: FormValues): Promise<FormOutcome> => {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(values),
    })
    return (await readFormAnswer(response, values)) ?? unanswered(values)
  } catch {
    return unanswered(values)
  }
}

/** Checks a form in the browser, and sends it if there are no problems. */
export const sendForm = async (form: HTMLFormElement, check: FormCheck): Promise<FormOutcome> => {
  const values = formValues(new FormData(form))
  const problems = await check(values)
  return Object.keys(problems).length > 0 ? { status: 'invalid', values, problems } : send(form, values)
}
