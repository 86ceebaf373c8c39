import type { FormField } from './fields.ts'
import { digits } from './grouped-digits.ts'

/** The number of the national health insurance, in any grouping. */
export const bpjsField: FormField = {
  name: 'nomor_bpjs',
  label: 'web.bpjs.number',
  clean: digits,
  words: { missing: 'web.bpjs.missing', tooLong: 'web.bpjs.wrong', wrong: 'web.bpjs.wrong' },
}
