import { beforeEach, expect, test, vi } from 'vitest'
import { recoveryKey, recoveryOf, storedRecovery } from './recovery.ts'

const recovery = { email: 'siti@contoh.example', shownEmail: 's•••@contoh.example', resendAt: 1_795_000_000_000 }

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  return () => {
    stored.clear()
    vi.unstubAllGlobals()
  }
})

test('a recovery survives storage', () => {
  storedRecovery.write(recovery)
  expect(storedRecovery.read()).toEqual(recovery)
})

test.each(['', 'null', '[]', '{"email":1}', '{"email":"a","shownEmail":"b"}', 'x'])('%s is no recovery', (text) => {
  stored.set(recoveryKey, text)
  expect(storedRecovery.read()).toBeUndefined()
})

const now = Date.parse('2026-11-21T02:15:00Z')

test.each([
  ['2026-11-21T09:16:00+07:00', now + 60_000],
  ['2026-11-21T10:15:00+07:00', now + 600_000],
  ['soon', now],
])('a code that can be asked for again at %s', (time, resendAt) => {
  const challenge = { email_tersamar: 's•••@contoh.example', kedaluwarsa_pada: time, kirim_ulang_pada: time }
  expect(recoveryOf('siti@contoh.example', challenge, now, now)).toEqual({ ...recovery, resendAt })
})
