import { describe, expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { referral } from '../../../testing/right-values.ts'
import { readTime } from './accident-time.ts'
import { referralFields } from './referral-fields.tsx'

const fields = referralFields(() => new Date('2026-11-23T15:00:00+07:00'))

const good = { ...referral, 'bagian_tubuh-tungkai': 'on', penjamin: 'perusahaan' }

describe('a time of day', () => {
  test.each([
    ['14.30', '14:30'],
    ['9.05', '09:05'],
    ['1430', '14:30'],
    [' 00:00 ', '00:00'],
    ['24.00', undefined],
    ['14.60', undefined],
    ['14', undefined],
    ['', undefined],
    ['siang', undefined],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time))
})

describe('a referral', () => {
  test('without a fault is sent as the contract takes it, by the clock of Jakarta', () => {
    expect(checkFields(fields, good)).toEqual({})
    expect(requestOf(fields, good)).toEqual({
      karyawan_id: 9012,
      kode_mapping_rs: 'RS01',
      waktu_kejadian: '2026-11-23T14:30:00+07:00',
      lokasi_kejadian: 'Lini pintal 2',
      kronologi: 'Tersandung palet saat berjalan mundur.',
      jenis_cedera: 'memar',
      bagian_tubuh: ['tungkai', 'kaki'],
      tingkat_cedera: 'ringan',
      penjamin: 'perusahaan',
      pelapor: { nama: 'Wulan Sari Dewi', jabatan: 'Manajer SDM', no_telp: '+6281200010001' },
    })
  })

  test.each([
    [{ jam: '15.01' }, { jam: 'web.company.referral.time.future' }],
    [{ jam: '15.00' }, {}],
    [{ 'tanggal-day': '24' }, { tanggal: 'web.company.referral.date.future' }],
    [{ 'tanggal-day': '24', 'tanggal-month': '10' }, {}],
    [{ 'tanggal-day': '23', 'tanggal-month': '10' }, { tanggal: 'web.company.referral.date.old' }],
    [{ 'tanggal-day': '31' }, { tanggal: 'web.company.referral.date.wrong' }],
    [
      { 'tanggal-day': '', 'tanggal-month': '', 'tanggal-year': '', jam: '' },
      { tanggal: 'web.company.referral.date.missing', jam: 'web.company.referral.time.missing' },
    ],
    [{ jam: '25.00' }, { jam: 'web.company.referral.time.wrong' }],
    [{ karyawan_id: '' }, { karyawan_id: 'web.company.referral.employee.missing' }],
    [{ 'bagian_tubuh-tungkai': '', 'bagian_tubuh-kaki': '' }, { bagian_tubuh: 'web.company.referral.body.missing' }],
    [{ kronologi: 'Jatuh.' }, { kronologi: 'web.company.referral.account.short' }],
    [{ penjamin: 'bpjs_ketenagakerjaan' }, { no_kpj: 'web.company.referral.kpj.missing' }],
    [{ penjamin: 'bpjs_ketenagakerjaan', no_kpj: '1234' }, { no_kpj: 'web.company.referral.kpj.wrong' }],
    [{ penjamin: 'bpjs_ketenagakerjaan', no_kpj: '123 4567 8901' }, {}],
    // A value typed for another guarantor is neither sent nor checked.
    [{ penjamin: 'perusahaan', no_kpj: '1234' }, {}],
    [
      { penjamin: 'asuransi' },
      { nama_asuransi: 'web.company.referral.insurer.missing', no_polis: 'web.company.referral.policy.missing' },
    ],
    [{ penjamin: 'asuransi', nama_asuransi: 'Sentosa', no_polis: 'P-1' }, {}],
    [{ 'pelapor.no_telp': '12' }, { 'pelapor.no_telp': 'web.form.phone.wrong' }],
  ])('with %o has the problems %o', (changes, problems) =>
    expect(checkFields(fields, { ...good, ...changes })).toEqual(problems),
  )

  test('names the number of its guarantor alone', () => {
    const typed = { ...good, no_kpj: '123-4567-8901', nama_asuransi: 'Sentosa', no_polis: 'P-1' }
    expect(requestOf(fields, { ...typed, penjamin: 'bpjs_ketenagakerjaan' })).toMatchObject({ no_kpj: '12345678901' })
    expect(requestOf(fields, { ...typed, penjamin: 'bpjs_ketenagakerjaan' })).not.toHaveProperty('no_polis')
    expect(requestOf(fields, { ...typed, penjamin: 'asuransi' })).toMatchObject({ nama_asuransi: 'Sentosa' })
    expect(requestOf(fields, { ...typed, penjamin: 'asuransi' })).not.toHaveProperty('no_kpj')
    expect(requestOf(fields, typed)).not.toHaveProperty('no_kpj')
  })
})
