import { describe, expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { existingPatientFields, newMemberFields } from './family-fields.tsx'

const today = '2026-11-21'

const born = (day: string, month: string, year: string) => ({
  'tgl_lahir-day': day,
  'tgl_lahir-month': month,
  'tgl_lahir-year': year,
})

describe('a new person of the family', () => {
  const fields = newMemberFields(today)
  const child = {
    status_family: 'anak',
    nama: 'Bunga',
    tempat_lahir: 'Karawang',
    ...born('5', '3', '2020'),
    gender: 'P',
    warga_negara: 'wni',
    nik: '',
    no_hp: '',
    email: '',
    alamat: '',
    persetujuan: 'ya',
  }

  test('is sent without what was left empty', () => {
    expect(checkFields(fields, child)).toEqual({})
    expect(requestOf(fields, child)).toEqual({
      status_family: 'anak',
      nama: 'Bunga',
      tempat_lahir: 'Karawang',
      tgl_lahir: '2020-03-05',
      gender: 'P',
      warga_negara: 'wni',
      persetujuan: true,
    })
  })

  test.each([
    ['without a relation', { status_family: '' }, ['status_family']],
    ['who is the main user', { status_family: 'diri_sendiri' }, ['status_family']],
    ['who is a spouse', { status_family: 'istri' }, ['status_family']],
    ['without the consent of a parent or guardian', { persetujuan: '' }, ['persetujuan']],
    ['of 17, who agrees in person', born('21', '11', '2009'), ['tgl_lahir']],
    [
      'of 17 with a NIK and a consent of others',
      { ...born('21', '11', '2009'), nik: '3215011708840002' },
      ['tgl_lahir'],
    ],
    ['of 16 without a NIK', born('22', '11', '2009'), []],
    ['of 16 with a NIK in groups', { ...born('22', '11', '2009'), nik: '3215 0117 0884 0002' }, []],
    ['with 15 digits of a NIK', { nik: '321501170884000' }, ['nik']],
    ['from abroad without a passport', { warga_negara: 'wna' }, ['no_paspor']],
    ['from abroad with one in small letters', { warga_negara: 'wna', no_paspor: 'ab123456' }, []],
    ['from abroad of age', { ...born('1', '1', '1980'), warga_negara: 'wna', no_paspor: 'AB123456' }, ['tgl_lahir']],
    ['with half an email address', { email: 'bunga@' }, ['email']],
    ['born tomorrow', born('22', '11', '2026'), ['tgl_lahir']],
  ])('%s', (_what, changes, names) => {
    expect(Object.keys(checkFields(fields, { ...child, ...changes }))).toEqual(names)
  })
})

describe('a patient who joins the family', () => {
  const fields = existingPatientFields(today, undefined)
  const husband = {
    status_family: 'suami',
    nopasien: '00123457',
    ...born('17', '8', '1984'),
    nik: '',
    persetujuan: 'ya',
  }

  test('is proved by number and date of birth', () => {
    expect(checkFields(fields, husband)).toEqual({})
    expect(requestOf(fields, husband)).toEqual({
      status_family: 'suami',
      nopasien: '00-12-34-57',
      tgl_lahir: '1984-08-17',
      persetujuan: true,
    })
  })

  test.each([
    ['with a number in pairs', { nopasien: '00-12-34-57' }, []],
    ['with seven digits', { nopasien: '0012345' }, ['nopasien']],
    ['without a number', { nopasien: '' }, ['nopasien']],
    ['without a date', born('', '', ''), ['tgl_lahir']],
    ['who has not agreed', { persetujuan: '' }, ['persetujuan']],
    ['with half a NIK', { nik: '3215' }, ['nik']],
  ])('%s', (_what, changes, names) => {
    expect(Object.keys(checkFields(fields, { ...husband, ...changes }))).toEqual(names)
  })

  test.each([
    ['none is needed', '', false, [], undefined],
    ['none is given', '', true, ['kode'], undefined],
    ['in two groups', '123 456', true, [], '123456'],
    ['of five digits', '12345', true, ['kode'], undefined],
  ] as const)('with a code: %s', (_what, kode, isSent, names, sent) => {
    const withCode = existingPatientFields(
      today,
      isSent ? { kode_dikirim_ke: '0812-xxxx-1234', kedaluwarsa_pada: '2026-11-21T09:05:00+07:00' } : undefined,
    )
    expect(Object.keys(checkFields(withCode, { ...husband, kode }))).toEqual(names)
    if (names.length === 0) expect(requestOf<{ kode?: string }>(withCode, { ...husband, kode }).kode).toBe(sent)
  })
})
