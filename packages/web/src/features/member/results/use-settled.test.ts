import { expect, test } from 'vitest'
import { isNothingShown } from './use-settled.ts'

test.each([
  ['nothing has come', [], [], [], false],
  ['the first results come after the wait', ['RS01'], [], ['RS01'], true],
  ['some are shown, others come', ['RS01', 'RS02'], ['RS01'], ['RS01', 'RS02'], false],
  ['what is shown is not what is wanted', ['RS01', 'RS02'], ['RS01'], ['RS02'], true],
  ['nothing that has come is wanted', ['RS01'], [], [], false],
])('%s', (_what, entries, shown, wanted, expected) => {
  const is = (list: readonly string[]) => (entry: string) => list.includes(entry)
  expect(isNothingShown<string>(entries, is(shown), is(wanted))).toBe(expected)
})
