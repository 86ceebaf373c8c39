import { isSecret } from '../draft-values.ts'
import { formValues } from '../form-values.ts'
import type { FormValues } from '../submission.ts'

const nameOf = (element: Element): string => element.getAttribute('name') ?? ''

const secretNames = (form: HTMLFormElement): readonly string[] => [...form.elements].filter(isSecret).map(nameOf)

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** The current values of a form. A field that is not shown, such as a list that is still loading, has its value from `before`. */
export const currentValues = (form: HTMLFormElement, before: FormValues): FormValues => {
  const shown = [...form.elements].map(nameOf)
  return { ...without(before, shown), ...formValues(new FormData(form)) }
}

/**
 * The values that a draft has to contain. An empty value is needed only if the visitor cleared a field that `known` would fill in again.
 */
export const draftValues = (values: FormValues, known: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' || Boolean(known[name])))

/** The values that may be stored: without passwords and one-time codes. */
export const storableValues = (form: HTMLFormElement, values: FormValues): FormValues =>
  without(values, secretNames(form))
