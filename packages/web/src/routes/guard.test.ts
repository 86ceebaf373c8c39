import { expect, test } from 'vitest'
import { mayVisit } from './guard.ts'
import type { Guard } from './table.ts'

const member = { member: {} }
const company = { company: {} }

test.each<[string, Guard | undefined, object, boolean]>([
  ['anybody sees an open page', undefined, {}, true],
  ['a member sees an open page', undefined, member, true],
  ['a member sees the member area', 'member', member, true],
  ['nobody else sees the member area', 'member', {}, false],
  ['a company user does not see the member area', 'member', company, false],
  ['a company user sees the company area', 'company', company, true],
  ['a member does not see the company area', 'company', member, false],
  ['a visitor sees the login page', 'guest', {}, true],
  ['a member does not log in twice', 'guest', member, false],
  ['a company user does not log in twice', 'guest', company, false],
])('%s', (_sentence, guard, visitor, expected) => {
  expect(mayVisit(guard, visitor)).toBe(expected)
})
