import { expect, test } from 'vitest'
import { readSession } from './read-session.ts'
import { sessionCookies } from './session-cookies.ts'
import { endedCookie, sessionCookie } from './set-cookie.ts'

const member = { id: 7, nama_lengkap: 'Siti; Rahayu', email: 'siti@contoh.example', no_telp: null, gender: 'P' }

test(
  'a session lasts a day, for this site alone, and comes back as it was',
  { tags: ['member.session-cookies'] },
  () => {
    const cookie = sessionCookie(sessionCookies.member, member, true)
    expect(cookie).toContain('Max-Age=86400; Path=/; SameSite=Strict; Secure')
    const [, value = ''] = /auth=([^;]*)/.exec(cookie) ?? []
    const session = readSession(`auth=${value}`)
    expect(session.member).toMatchObject({ id: 7, name: 'Siti; Rahayu' })
  },
)

test('it ends at once', () => {
  expect(endedCookie('auth', false)).toBe('auth=; Max-Age=0; Path=/; SameSite=Strict')
  expect(endedCookie('auth', true)).toBe('auth=; Max-Age=0; Path=/; SameSite=Strict; Secure')
})
