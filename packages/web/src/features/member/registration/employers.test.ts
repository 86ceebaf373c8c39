import { expect, test } from 'vitest'
import { employersUnder } from './employers.ts'

const companies = [
  { value: 'KBN', label: 'PT Karya Baja', guarantor: 'PRS002' },
  { value: 'SMT', label: 'PT Sumber Makmur' },
]

test.each([
  ['a company that pays', 'PRS002', ['KBN']],
  ['an insurer', 'ASR014', ['KBN', 'SMT']],
  ['a guarantor that is not chosen yet', '', ['KBN', 'SMT']],
  ['none', undefined, ['KBN', 'SMT']],
])('the employers under %s', (_what, guarantor, values) => {
  expect(employersUnder(guarantor, companies).map(({ value }) => value)).toEqual(values)
})
