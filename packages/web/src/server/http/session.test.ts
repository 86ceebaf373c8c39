import { describe, expect, test } from 'vitest'
import { readSession } from './session.ts'

const member = { id: 7, nama_lengkap: 'Siti Rahayu', email: 'siti@contoh.example', no_telp: null, gender: 'P', tgl_lahir: '1990-01-01' }

describe('the session', () => {
  test('holds what the frame shows and nothing else', () => {
    const { session, broken } = readSession({ auth: JSON.stringify(member) })
    expect(session).toEqual({ member: { id: 7, name: 'Siti Rahayu', email: 'siti@contoh.example', phone: null, gender: 'P' } })
    expect(broken).toEqual([])
  })

  test.each([[1, true], [2, false]])('knows a corporate admin by role %i: %o', (role_id, isAdmin) => {
    const { session } = readSession({ authCompany: JSON.stringify({ id: 1, name: 'HR', email: null, role_id }) })
    expect(session.company?.isAdmin).toBe(isAdmin)
  })

  test.each([['{rusak'], ['null'], ['[]'], ['""'], [JSON.stringify({ ...member, id: 'x' })], [JSON.stringify({ ...member, nama_lengkap: 'x'.repeat(101) })]])(
    'drops a cookie that reads %s',
    (auth) => {
      expect(readSession({ auth })).toEqual({ session: {}, broken: ['auth', 'auth_family'] })
    },
  )

  test('is empty without cookies', () => {
    expect(readSession({})).toEqual({ session: {}, broken: [] })
  })
})
