import { expect, test } from 'vitest'
import { familyWith } from './family.ts'
import type { FamilyMember } from './family.ts'

const person = (id: number): FamilyMember => ({
  id,
  name: 'Siti',
  gender: 'female',
  relation: 'diri_sendiri',
  birthDate: '1987-03-05',
  recordNumber: undefined,
  awaitsConsent: false,
  email: undefined,
  phone: undefined,
  photo: undefined,
})

test.each([
  ['who is in it is known', 7, true, 'ready'],
  ['who is not in it is waited for while it is read again', 8, true, 'loading'],
  ['who is not in what was read is not in the family', 8, false, 'ready'],
] as const)('a person %s', (_what, patient, isRefreshing, status) => {
  const family = familyWith(patient, { status: 'ready', data: [person(7)], isRefreshing, isOutdated: false })
  expect(family.status).toBe(status)
})
