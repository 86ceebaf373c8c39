import { expect, test } from 'vitest'
import { isAllowedLicence } from './licences.ts'

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only)', false],
  ['AGPL-3.0-only OR GPL-3.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['(MIT OR (GPL-3.0-only AND ISC))', true],
  ['((GPL-3.0-only OR MIT) AND SSPL-1.0)', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['Unknown', false],
  ['UNLICENSED', false],
  ['', false],
])('the licence %o is allowed: %o', (expression, allowed) => {
  expect(isAllowedLicence(expression)).toBe(allowed)
})
