import { expect, test } from 'vitest'
import { tokenInFragment } from './invitation-link.ts'

const token = 'a1B2-_'.repeat(4)

test.each([
  [`#undangan=${token}`, token],
  [`undangan=${token}`, token],
  [`#undangan=${'a'.repeat(22)}`, 'a'.repeat(22)],
  [`#undangan=${'a'.repeat(21)}`, null],
  [`#undangan=${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`#undangan=${'a'.repeat(65)}`, null],
  [`#undangan=${token}&lain=1`, null],
  [`#undangan=${token.slice(0, -1)}/`, null],
  ['#undangan=', null],
  ['#main', undefined],
  ['', undefined],
])('the fragment %s holds the token %s', (fragment, expected) => {
  expect(tokenInFragment(fragment)).toBe(expected)
})
