import { expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { accountFields } from './account-fields.tsx'

const fields = accountFields('2026-11-21')

const noSuchDay = (day: number) =>
  ({ id: 'web.member.profile.birthDate.noSuchDay', values: { day, month: 2, year: '1992' } }) as const

const whole = {
  jenis: 'baru',
  nama: 'Dewi Kartika',
  tempat_lahir: 'Karawang',
  'tgl_lahir-day': '14',
  'tgl_lahir-month': '7',
  'tgl_lahir-year': '1992',
  gender: 'P',
  warga_negara: 'wni',
  nik: '3215 0154 0792 0009',
  email: 'dewi@contoh.example',
  no_hp: '0812 9876 5432',
  password: 'sandi-rahasia',
  'persetujuan.pelayanan': 'on',
}

test.each<[string, FormValues, FormProblems]>([
  ['a new patient', {}, {}],
  ['one word as a name', { nama: 'Suparno' }, {}],
  ['an existing patient without a number', { jenis: 'lama' }, { no_pasien: 'web.member.family.recordNumber.wrong' }],
  ['an existing patient', { jenis: 'lama', no_pasien: '00123456' }, {}],
  ['an adult without a NIK', { nik: '' }, { nik: 'web.member.family.nik.missing' }],
  ['a child without a NIK', { nik: '', 'tgl_lahir-year': '2020' }, {}],
  ['a NIK of 15 digits', { nik: '321501540792000' }, { nik: 'web.member.family.nik.wrong' }],
  ['a foreigner with a passport and no NIK', { warga_negara: 'wna', nik: '', no_paspor: 'c1234567' }, {}],
  [
    'a foreigner without a passport',
    { warga_negara: 'wna', nik: '' },
    { no_paspor: 'web.member.family.passport.missing' },
  ],
  ['a birth date to come', { 'tgl_lahir-year': '2027' }, { tgl_lahir: 'web.member.profile.birthDate.future' }],
  ['a year too long ago', { 'tgl_lahir-year': '1087' }, { tgl_lahir: 'web.member.profile.birthDate.tooLongAgo' }],
  ['the year 0001', { 'tgl_lahir-year': '0001' }, { tgl_lahir: 'web.member.profile.birthDate.tooLongAgo' }],
  ['a year of two digits', { 'tgl_lahir-year': '92' }, { tgl_lahir: 'web.member.profile.birthDate.wrong' }],
  [
    'no birth date',
    { 'tgl_lahir-day': '', 'tgl_lahir-month': '', 'tgl_lahir-year': ' ' },
    { tgl_lahir: 'web.member.profile.birthDate.missing' },
  ],
  ['no day of birth', { 'tgl_lahir-day': '' }, { tgl_lahir: 'web.member.profile.birthDate.wrong' }],
  ['a month in words', { 'tgl_lahir-month': 'Agustus' }, {}],
  ['31 February in words', { 'tgl_lahir-day': '31', 'tgl_lahir-month': 'Februari' }, { tgl_lahir: noSuchDay(31) }],
  ['31 February', { 'tgl_lahir-day': '31', 'tgl_lahir-month': '2' }, { tgl_lahir: noSuchDay(31) }],
  ['a short password', { password: 'sandi' }, { password: 'web.registration.password.short' }],
  [
    'no consent to care',
    { 'persetujuan.pelayanan': '' },
    { 'persetujuan.pelayanan': 'web.registration.consent.missing' },
  ],
  ['a telephone number of words', { no_hp: 'nomor saya' }, { no_hp: 'web.form.phone.ownWrong' }],
  ['a telephone number of another country', { no_hp: '+65 9123 4567' }, {}],
  ['a mistyped e-mail address', { email: 'dewi@contoh' }, { email: 'web.form.email.wrong' }],
])('%s', (_what, change, problems) => {
  expect(checkFields(fields, { ...whole, ...change })).toEqual(problems)
})

test('the request holds what was typed, cleaned, and both consents', () => {
  const typed = { ...whole, password: 'sandi rahasia ' }
  expect(requestOf(fields, typed)).toEqual({
    nama: 'Dewi Kartika',
    tempat_lahir: 'Karawang',
    tgl_lahir: '1992-07-14',
    gender: 'P',
    email: 'dewi@contoh.example',
    no_hp: expect.stringMatching(/^(\+62|62|0)81298765432$/) as string,
    password: 'sandi rahasia ',
    nik: '3215015407920009',
    warga_negara: 'wni',
    persetujuan: { pelayanan: true, pemasaran: false },
  })
})

test('a foreigner has a passport and no NIK, whatever was typed before', { tags: ['member.registration-form'] }, () => {
  const foreigner = { ...whole, warga_negara: 'wna', no_paspor: 'c 1234567', no_hp: '+81 90 1234 5678' }
  const request = requestOf(fields, foreigner)
  expect(request).toMatchObject({ warga_negara: 'wna', no_paspor: 'C1234567', no_hp: '+819012345678' })
  expect(request).not.toHaveProperty('nik')
})

test('the number of a record is sent by existing patients only, and the other consent if it was given', () => {
  const typed = { ...whole, no_pasien: '00123456', 'persetujuan.pemasaran': 'on' }
  expect(requestOf(fields, typed)).not.toHaveProperty('no_pasien')
  expect(requestOf(fields, { ...typed, jenis: 'lama' })).toMatchObject({
    no_pasien: '00-12-34-56',
    persetujuan: { pelayanan: true, pemasaran: true },
  })
})

test('a newcomer answers at most twelve questions before the first appointment', () => {
  const asked = fields.filter(({ isAsked, shownAt, isSent }) => {
    const isQuestion = shownAt === undefined && (isSent !== false || isAsked === undefined)
    return isQuestion && (isAsked?.(whole) ?? true)
  })
  expect(asked.map(({ name }) => name)).toEqual([
    'jenis',
    'nama',
    'tempat_lahir',
    'tgl_lahir',
    'gender',
    'warga_negara',
    'nik',
    'email',
    'no_hp',
    'password',
    'persetujuan.pelayanan',
    'persetujuan.pemasaran',
  ])
})
