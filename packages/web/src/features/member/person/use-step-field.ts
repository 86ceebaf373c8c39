import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { fieldLabels } from './form-labels.ts'

/** Ties fields about a person to their form: their labels, what they hold and what is wrong with them. */
export const useStepField = (form: Pick<StepForm<string>, 'prefix' | 'submission' | 'values'>) => {
  const field = useField(form.prefix, form.submission)
  return (name: keyof typeof fieldLabels) => ({ ...field(name, fieldLabels[name]), value: form.values[name] })
}

/** What a field about a person needs besides its kind. */
export type StepField = ReturnType<typeof useStepField>

/** The labels of all fields of the registration, by name, in the page's language. */
export const useLabels = (): Readonly<Record<string, string>> => {
  const message = useMessage()
  return Object.fromEntries(Object.entries(fieldLabels).map(([name, label]) => [name, message(label)]))
}
