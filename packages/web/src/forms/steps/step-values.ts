import { isSecret } from '../draft-values.ts'
import { formValues } from '../form-values.ts'
import type { FormValues } from '../submission.ts'

const nameOf = (element: Element): string => element.getAttribute('name') ?? ''

const secretNames = (form: HTMLFormElement): readonly string[] => [...form.elements].filter(isSecret).map(nameOf)

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What a form holds now: its fields, and for those that are not shown, such as a list that is still loading, what they held before. */
export const currentValues = (form: HTMLFormElement, before: FormValues): FormValues => {
  const shown = [...form.elements].map(nameOf)
  return { ...without(before, shown), ...formValues(new FormData(form)) }
}

/** What a draft has to hold of what a form holds: what is empty only where it was cleared, and `known` would fill it in again. */
export const draftValues = (values: FormValues, known: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' || Boolean(known[name])))

/** What of it may be stored: no password and no one-time code. */
export const storableValues = (form: HTMLFormElement, values: FormValues): FormValues =>
  without(values, secretNames(form))
