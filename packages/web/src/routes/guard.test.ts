import { expect, test } from 'vitest'
import { guardRedirect } from './guard.ts'
import type { Visitor } from './guard.ts'
import type { Guard, RouteName } from './table.ts'

const member = { member: {} }
const company = { company: { isAdmin: false } }
const admin = { company: { isAdmin: true } }

test.each<[string, Guard | undefined, Visitor, RouteName | undefined]>([
  ['everybody sees an open page', undefined, {}, undefined],
  ['a member sees an open page', undefined, member, undefined],
  ['a member sees the member area', 'member', member, undefined],
  ['no other visitor sees the member area', 'member', {}, 'home'],
  ['a company user does not see the member area', 'member', company, 'home'],
  ['a company user sees the company area', 'company', company, undefined],
  ['a company user sees the profile of the company', 'company-profile', company, undefined],
  ['an administrator, who has no company, is led to their page', 'company-profile', admin, 'companyAdmin'],
  ['no other visitor sees the profile of a company', 'company-profile', {}, 'home'],
  ['a member does not see the profile of a company', 'company-profile', member, 'home'],
  ['a corporate administrator sees their page', 'admin', admin, undefined],
  ['no other company user sees the page of administrators', 'admin', company, 'home'],
  ['a member does not see the page of administrators', 'admin', member, 'home'],
  ['a member does not see the company area', 'company', member, 'home'],
  ['a visitor sees the login page', 'guest', {}, undefined],
  ['a member does not log in twice', 'guest', member, 'home'],
  ['a company user does not log in twice', 'guest', company, 'home'],
  ['a visitor is told of the accounts', 'own-account', {}, undefined],
  ['a member is led to the profile', 'own-account', member, 'memberProfile'],
  ['a company user is led to the company profile', 'own-account', company, 'companyProfile'],
  ['a corporate administrator is led to their page', 'own-account', admin, 'companyAdmin'],
])(
  '%s',
  {
    tags: [
      'member.guard-anonymous',
      'member.guard-logged-in',
      'company.guard-anonymous',
      'company.guard-logged-in',
      'company.my-account',
      'company.separate-session',
      'company.admin-role',
      'company.user-role',
    ],
  },
  (_sentence, guard, visitor, page) => {
    expect(guardRedirect(guard, visitor)).toBe(page)
  },
)
