import { expect, test } from 'vitest'
import { clearedProblems } from './cleared-problems.ts'

test.each([
  ['cleared', { no_telp: '' }, '0812', ['no_telp']],
  ['blank', { no_telp: '  ' }, '0812', ['no_telp']],
  ['changed', { no_telp: '0813' }, '0812', []],
  ['not in the form', {}, '0812', []],
  ['empty before', { no_telp: '' }, '', []],
  ['unknown before', { no_telp: '' }, null, []],
])('a field that is %s', (_what, values, before, names) => {
  expect(Object.keys(clearedProblems(values, { no_telp: before }))).toEqual(names)
})
