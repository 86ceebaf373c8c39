import { describe, expect, test } from 'vitest'
import { checkUser, createUserRequest, updateUserRequest } from './user-values.ts'

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
    expect(checkUser({ ...typed, ...changes }, undefined)).toEqual(problems)
  })

  test('that exists has a name and perhaps a telephone number', () => {
    expect(checkUser({ name: 'Bagas', no_telp: '' }, { no_telp: null })).toEqual({})
  })
})

test('a telephone number cannot be taken away from a user, and its field says so', () => {
  const user = { no_telp: '+6281200010001' }
  expect(checkUser({ name: 'Bagas', no_telp: '' }, user)).toEqual({ no_telp: 'web.form.notCleared' })
  expect(checkUser({ name: 'Bagas', no_telp: '0812 0001 0002' }, user)).toEqual({})
})

test('an administrator is sent without a company, whatever was chosen before', () => {
  expect(createUserRequest(typed)).toEqual({
    name: 'Bagas',
    email: 'bagas@nusantara-tekstil.example',
    role_id: 2,
    perusahaan_id: 12,
  })
  expect(createUserRequest({ ...typed, role_id: '1' })).not.toHaveProperty('perusahaan_id')
})

test('a state that the form does not ask for is not sent', () => {
  expect(updateUserRequest(77, { name: 'Wulan', no_telp: '0812 0001 0001' })).toEqual({
    id: 77,
    name: 'Wulan',
    no_telp: '+6281200010001',
  })
  expect(updateUserRequest(78, { name: 'Hendrik', status: 'nonaktif' })).toMatchObject({ status: 'nonaktif' })
})
