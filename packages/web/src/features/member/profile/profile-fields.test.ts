import { expect, test } from 'vitest'
import { checkFields, firstValues, requestOf } from '../../../forms/fields.ts'
import { profile } from '../../../testing/right-values.ts'
import { profileFields } from './profile-fields.tsx'

const today = '2026-11-21'
const fields = profileFields({ ...profile, no_telp: '+6281200001234', kelurahan: 'Adiarsa' }, today)
const typed = {
  nama_lengkap: 'Siti Rahayu',
  tempat_lahir: 'Karawang',
  'tgl_lahir-day': '5',
  'tgl_lahir-month': '3',
  'tgl_lahir-year': '1987',
  gender: 'P',
  no_telp: '0812 0000 1234',
  alamat: '',
}

test('a whole profile has no problem, and is sent as the contract takes it: an empty address removes it', () => {
  expect(checkFields(fields, typed)).toEqual({})
  const codes = { golongan_darah: 'O', bahasa: '1', suku_bahasa: '', agama: 'ISLAM', kel: '32.15.01.1002' }
  expect(requestOf(fields, { ...typed, ...codes })).toEqual({
    nama_lengkap: 'Siti Rahayu',
    tempat_lahir: 'Karawang',
    tgl_lahir: '1987-03-05',
    gender: 'P',
    no_telp: '+6281200001234',
    alamat: '',
    golongan_darah: 'O',
    bahasa: 1,
    agama: 'ISLAM',
    kel: '32.15.01.1002',
  })
})

test.each([
  ['without a name', { nama_lengkap: '' }, ['nama_lengkap']],
  ['with a blank name', { nama_lengkap: '   ' }, ['nama_lengkap']],
  ['without a place of birth', { tempat_lahir: '' }, ['tempat_lahir']],
  ['with a name of 101 characters', { nama_lengkap: 'x'.repeat(101) }, ['nama_lengkap']],
  ['with a name of 100 characters', { nama_lengkap: 'x'.repeat(100) }, []],
  ['born tomorrow', { 'tgl_lahir-day': '22', 'tgl_lahir-month': '11', 'tgl_lahir-year': '2026' }, ['tgl_lahir']],
  ['born today', { 'tgl_lahir-day': '21', 'tgl_lahir-month': '11', 'tgl_lahir-year': '2026' }, []],
  ['born on 31 April', { 'tgl_lahir-day': '31', 'tgl_lahir-month': '4' }, ['tgl_lahir']],
  ['without a sex', { gender: '' }, ['gender']],
  ['with half a telephone number', { no_telp: '0812' }, ['no_telp']],
  ['whose telephone number was cleared', { no_telp: '' }, ['no_telp']],
  ['whose region was cleared', { wilayah: '', kel: '' }, ['kel']],
  ['with its region', { wilayah: 'Adiarsa', kel: '32.15.01.1002' }, []],
])('a profile %s', { tags: ['member.profile-required'] }, (_what, changes, names) => {
  expect(Object.keys(checkFields(fields, { ...typed, ...changes }))).toEqual(names)
})

test('a profile that had neither number nor region may stay without', () => {
  const cleared = { ...typed, no_telp: '', wilayah: '' }
  const none = profileFields({ ...profile, no_telp: null, kelurahan: null }, today)
  expect(checkFields(none, cleared)).toEqual({})
  expect(checkFields(none, { ...cleared, cari_wilayah: 'adiarsa' })).toEqual({
    kel: 'web.registration.region.unchosen',
  })
})

test('a blood group that a back end pads with blanks is chosen in the form, and none is not', () => {
  const chosen = (golongan_darah: string | null) =>
    firstValues(profileFields({ ...profile, golongan_darah }, today))['golongan_darah']
  expect(['O  ', 'AB', '  ', null].map(chosen)).toEqual(['O', 'AB', '', ''])
})

test('a form that was left comes back with what its draft lacks cleared, but for lists that may not have arrived', () => {
  const first = firstValues(profileFields({ ...profile, alamat: 'Jl. Melati', agama: 'ISL' }, today), {
    nama_lengkap: 'Siti R',
  })
  expect(first).toMatchObject({ nama_lengkap: 'Siti R', agama: 'ISL' })
  expect(first).not.toHaveProperty('alamat')
})
