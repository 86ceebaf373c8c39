import type { DateParts } from '@hospital/ui'
import type { FormValues } from './submission.ts'

/** The values of a date's three fields. */
export const datePartsOf = (values: FormValues, name: string): DateParts => ({
  day: values[`${name}-day`] ?? '',
  month: values[`${name}-month`] ?? '',
  year: values[`${name}-year`] ?? '',
})
