import { expect, test } from 'vitest'
import { tokenInFragment } from './invitation-link.ts'

const token = 'a1B2-_'.repeat(4)

test.each([
  [`#undangan=${token}`, token],
  [`undangan=${token}`, token],
  [`#undangan=${'a'.repeat(22)}`, 'a'.repeat(22)],
  [`#undangan=${'a'.repeat(21)}`, undefined],
  [`#undangan=${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`#undangan=${'a'.repeat(65)}`, undefined],
  [`#undangan=${token}&lain=1`, undefined],
  [`#undangan=${token.slice(0, -1)}/`, undefined],
  ['#main', undefined],
  ['', undefined],
])('the fragment %s holds the token %s', (fragment, expected) => {
  expect(tokenInFragment(fragment)).toBe(expected)
})
