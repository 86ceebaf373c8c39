import { expect, test } from 'vitest'
import type { Rule } from '../../packages/web/test/specification/rule.ts'
import { complaints } from './complaints.ts'

const rules: ReadonlyMap<string, Rule> = new Map([
  ['sum.adds', ['1 Sums', 'One and one is two']],
  ['sum.exact', ['1 Sums', 'No cent is lost']],
])

test('every sentence needs a test, and every tag a sentence', () => {
  expect(complaints(['sum.adds', 'sum.ads', 'sum.adds'], rules)).toEqual([
    'no test holds sum.exact (1 Sums: No cent is lost)',
    'the tag sum.ads names no sentence of the specification',
  ])
  expect(complaints(['sum.exact', 'sum.adds'], rules)).toEqual([])
})
