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

test.each([
  ['2026-11-21T09:16:00+07:00', Date.parse('2026-11-21T02:16:00Z')],
  ['soon', 5],
])('a code that can be asked for again at %s', (time, resendAt) => {
  const challenge = { email_tersamar: 's•••@contoh.example', kedaluwarsa_pada: time, kirim_ulang_pada: time }
  expect(recoveryOf('siti@contoh.example', challenge, 5)).toEqual({ ...recovery, resendAt })
})
