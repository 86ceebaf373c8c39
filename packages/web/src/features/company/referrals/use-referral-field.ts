import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useField } from '../../../forms/use-field.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { fieldLabels } from './field-labels.ts'

/** What a field of the form needs besides its kind. */
export type ReferralField = (name: keyof typeof fieldLabels) => BoundField

/** Ties the fields of a referral to its form: their labels, what they hold and what is wrong with them. */
export const useReferralField = (form: Pick<StepForm<string>, 'prefix' | 'submission' | 'values'>): ReferralField => {
  const field = useField(form.prefix, form.submission)
  return (name) => ({ ...field(name, fieldLabels[name]), value: form.values[name] })
}
