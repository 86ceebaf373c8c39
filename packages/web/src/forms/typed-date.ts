import type { DateParts } from '@hospital/ui'
import type { FormValues } from './submission.ts'

/** What the three fields of a date hold among the values of a form. */
export const datePartsOf = (values: FormValues, name: string): DateParts => ({
  day: values[`${name}-day`] ?? '',
  month: values[`${name}-month`] ?? '',
  year: values[`${name}-year`] ?? '',
})
