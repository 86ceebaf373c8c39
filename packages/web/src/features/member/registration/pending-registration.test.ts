import { expect, test } from 'vitest'
import { endedPendingCookie, pendingCookie, readPending } from './pending-registration.ts'

const pending = { code: 'REG-7f3k9m2q', resendAt: 1_795_000_000_000 }

test(
  'the cookie holds the number of the registration and a time, and nothing of the person',
  { tags: ['member.registration-code'] },
  () => {
    expect(pendingCookie(pending, true)).toBe(
      'registrasi=REG-7f3k9m2q.1795000000000; Max-Age=1800; Path=/; SameSite=Strict; Secure',
    )
    expect(endedPendingCookie(false)).toBe('registrasi=; Max-Age=0; Path=/; SameSite=Strict')
  },
)

test.each([
  ['registrasi=REG-7f3k9m2q.1795000000000', pending],
  ['locale=id; registrasi=REG-7f3k9m2q.1795000000000; auth=x', pending],
  ['xregistrasi=REG-7f3k9m2q.1795000000000', undefined],
  ['registrasi=', undefined],
  ['registrasi=<script>.1', undefined],
  ['registrasi=REG-7f3k9m2q', undefined],
  ['', undefined],
])('"%s" holds %o', (cookies, found) => {
  expect(readPending(cookies)).toEqual(found)
})
