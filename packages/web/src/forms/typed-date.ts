import type { DateParts } from '@hospital/ui'
import type { FormOutcome, FormValues } from './submission.ts'

/** What the three fields of a date hold among the values of a form. */
export const datePartsOf = (values: FormValues, name: string): DateParts => ({
  day: values[`${name}-day`] ?? '',
  month: values[`${name}-month`] ?? '',
  year: values[`${name}-year`] ?? '',
})

/** What was typed into the three fields of a date, where the form was not taken. */
export const typedDate = (submission: FormOutcome | undefined, name: string): DateParts =>
  datePartsOf(submission && 'values' in submission ? submission.values : {}, name)
