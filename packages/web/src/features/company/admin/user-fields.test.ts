import { describe, expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { userFields } from './user-fields.tsx'

const choice = { isOwn: false, company: undefined, companies: { status: 'loading' } } as const
const added = userFields({ ...choice, user: undefined })
const known = { name: 'Bagas', no_telp: '+6281200010001', status: 'aktif' } as const
const changed = userFields({ ...choice, user: known })

const typed = {
  name: 'Bagas',
  email: 'bagas@nusantara-tekstil.example',
  no_telp: '',
  role_id: '2',
  perusahaan_id: '12',
}

describe('a user as typed', () => {
  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'web.company.admin.user.name.missing' }],
    [{ email: '' }, { email: 'web.company.admin.user.email.missing' }],
    [{ email: 'bagas' }, { email: 'web.form.email.wrong' }],
    [{ no_telp: '0812' }, { no_telp: 'web.company.profile.phone.wrong' }],
    [{ no_telp: '0812 3456 7890' }, {}],
    [{ role_id: '' }, { role_id: 'web.company.admin.user.role.missing' }],
    [{ perusahaan_id: '' }, { perusahaan_id: 'web.company.admin.user.company.missing' }],
    [{ role_id: '1', perusahaan_id: '' }, {}],
  ])('with %o has the problems %o', (changes, problems) => {
    expect(checkFields(added, { ...typed, ...changes })).toEqual(problems)
  })

  test('that exists has a name and perhaps a telephone number', () => {
    const unreached = userFields({ ...choice, user: { ...known, no_telp: null } })
    expect(checkFields(unreached, { name: 'Bagas', no_telp: '' })).toEqual({})
  })
})

test('a telephone number cannot be taken away from a user, and its field says so', () => {
  expect(checkFields(changed, { name: 'Bagas', no_telp: '' })).toEqual({ no_telp: 'web.form.notCleared' })
  expect(checkFields(changed, { name: 'Bagas', no_telp: '0812 0001 0002' })).toEqual({})
})

test('an administrator is sent without a company, whatever was chosen before', () => {
  expect(requestOf(added, typed)).toEqual({
    name: 'Bagas',
    email: 'bagas@nusantara-tekstil.example',
    role_id: 2,
    perusahaan_id: 12,
  })
  expect(requestOf(added, { ...typed, role_id: '1' })).not.toHaveProperty('perusahaan_id')
})

test('a state that the form does not ask for is not sent', () => {
  const typedState = { name: 'Wulan', no_telp: '0812 0001 0001', status: 'nonaktif' }
  const own = userFields({ ...choice, isOwn: true, user: known })
  expect(requestOf(own, typedState)).toEqual({ name: 'Wulan', no_telp: '+6281200010001' })
  expect(requestOf(changed, typedState)).toMatchObject({ status: 'nonaktif' })
})
