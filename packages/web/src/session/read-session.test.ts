import { describe, expect, test } from 'vitest'
import { readSession } from './read-session.ts'

const siti = { id: 7, nama_lengkap: 'Siti Rahayu', email: 'siti@contoh.example', no_telp: null, gender: 'P' }
const admin = { id: 3, name: 'Karyawan', email: null, role_id: 1 }
const cookie = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`

describe('a session', () => {
  test.each([
    [
      'a patient',
      cookie('auth', siti),
      { member: { id: 7, name: 'Siti Rahayu', gender: 'P', email: 'siti@contoh.example', family: [] } },
    ],
    ['an administrator', cookie('authCompany', admin), { company: { id: 3, name: 'Karyawan', isAdmin: true } }],
    [
      'another company user',
      cookie('authCompany', { ...admin, role_id: 2 }),
      { company: { id: 3, name: 'Karyawan', isAdmin: false } },
    ],
    [
      'a patient with a family and a telephone',
      `${cookie('auth', { ...siti, email: null, no_telp: '081200001234' })}; ${cookie('auth_family', [7, 9])}`,
      { member: { id: 7, name: 'Siti Rahayu', gender: 'P', phone: '081200001234', family: [7, 9] } },
    ],
    [
      'a patient whose details make no sense',
      `${cookie('auth', { ...siti, email: 'x', no_telp: '<b>' })}; ${cookie('auth_family', [7, 'x'])}`,
      { member: { id: 7, name: 'Siti Rahayu', gender: 'P', family: [] } },
    ],
    [
      'among other cookies',
      `locale=en; ${cookie('auth', siti)}; x=1`,
      { member: { id: 7, name: 'Siti Rahayu', gender: 'P', email: 'siti@contoh.example', family: [] } },
    ],
  ])('of %s is read', { tags: ['member.session-restored', 'company.session-restored'] }, (_who, header, session) => {
    expect(readSession(header)).toEqual(session)
  })

  test.each([
    ['no header', null],
    ['a name with a blank after it', cookie('auth ', siti)],
    ['a name with a blank before it', `x=1;  ${cookie('auth', siti)}`],
    ['a name in other letters', cookie('Auth', siti)],
    ['an encoded name', cookie('%61uth', siti)],
    ['no JSON', 'auth=siti'],
    ['broken encoding', 'auth=%7B%'],
    ['a list', cookie('auth', [siti])],
    ['null', cookie('auth', null)],
    ['a name that is none', cookie('auth', { ...siti, nama_lengkap: '  ' })],
    ['a name of a novel', cookie('auth', { ...siti, nama_lengkap: 'x'.repeat(101) })],
    ['an id that is none', cookie('auth', { ...siti, id: '7' })],
    ['an id below one', cookie('auth', { ...siti, id: 0 })],
    ['a gender that is none', cookie('auth', { ...siti, gender: 'X' })],
    ['a role that is none', cookie('authCompany', { ...admin, role_id: '1' })],
  ])('is not read from %s', (_what, header) => {
    expect(readSession(header)).toEqual({})
  })
})
