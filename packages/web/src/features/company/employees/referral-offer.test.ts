import { expect, test } from 'vitest'
import { referralOffer } from './referral-offer.ts'

test.each([
  ['aktif', false, 'new'],
  ['nonaktif', false, 'none'],
  ['aktif', true, 'list'],
  ['nonaktif', true, 'list'],
] as const)('an employee who is %s, for an administrator: %s, is offered: %s', (status, isAdmin, offer) =>
  expect(referralOffer({ status }, isAdmin)).toBe(offer),
)
