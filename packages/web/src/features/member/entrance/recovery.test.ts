import { expect, test } from 'vitest'
import { readRecovery, recoveryOf } from './recovery.ts'

const recovery = { email: 'siti@contoh.example', shownEmail: 's•••@contoh.example', resendAt: 1_795_000_000_000 }

test('a recovery survives storage', () => {
  expect(readRecovery(JSON.stringify(recovery))).toEqual(recovery)
})

test.each([[null], [''], ['null'], ['[]'], ['{"email":1}'], ['{"email":"a","shownEmail":"b"}'], ['x']])(
  '%s is no recovery',
  (text) => {
    expect(readRecovery(text)).toBeUndefined()
  },
)

const now = Date.parse('2026-11-21T02:15:00Z')

test.each([
  ['2026-11-21T09:16:00+07:00', now + 60_000],
  ['2026-11-21T10:15:00+07:00', now + 600_000],
  ['soon', now],
])('a code that can be asked for again at %s', (time, resendAt) => {
  const challenge = { email_tersamar: 's•••@contoh.example', kedaluwarsa_pada: time, kirim_ulang_pada: time }
  expect(recoveryOf('siti@contoh.example', challenge, now)).toEqual({ ...recovery, resendAt })
})
