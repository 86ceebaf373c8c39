import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { expect, test } from 'vitest'
import { trendOf } from './trend.ts'

type Schemas = HospitalCareComponents['schemas']

const value = (nilai_angka: number | null, others: Partial<Schemas['LabTest']> = {}): Schemas['LabTest'] => ({
  kode: 'K',
  nama: 'Kalium',
  nilai: String(nilai_angka ?? '-'),
  nilai_angka,
  satuan: 'mmol/L',
  rujukan: { batas_bawah: 3.5, batas_atas: 5.1, teks: null },
  penanda: null,
  keterangan: null,
  metode: 'ISE',
  ...others,
})

const resultAt = (day: string, ...pemeriksaan: Schemas['LabTest'][]): Schemas['LabResult'] => ({
  no_lab: `LAB-${day}`,
  status: 'selesai',
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS', slug: 'rs' },
  waktu_sampel: `${day}T08:00:00+07:00`,
  waktu_hasil: `${day}T09:00:00+07:00`,
  dokter_pengirim: null,
  pasien: { nopasien: '00-12-34-56', nama_lengkap: 'Siti', tgl_lahir: '1987-03-05', gender: 'P' },
  kelompok: [{ nama: 'Elektrolit', spesimen: null, pemeriksaan }],
  dokter_validasi: null,
  catatan: null,
  ada_pdf: false,
})

test('values of one test in one unit are in the order of their days', () => {
  expect(trendOf(value(5), [resultAt('2026-11-02', value(5)), resultAt('2026-10-02', value(6.4))])).toEqual({
    name: 'Kalium',
    unit: 'mmol/L',
    points: [
      { at: '2026-10-02T08:00:00+07:00', value: 6.4 },
      { at: '2026-11-02T08:00:00+07:00', value: 5 },
    ],
    band: { from: 3.5, to: 5.1 },
  })
})

test.each([
  ['another test', value(6, { kode: 'NA' })],
  ['another unit', value(6, { satuan: 'mg/dL' })],
  ['another method', value(6, { metode: 'Fotometri' })],
  ['no number', value(null)],
])('%s is not compared', (_what, other) => {
  expect(trendOf(value(5), [resultAt('2026-11-02', value(5)), resultAt('2026-10-02', other)])).toBeUndefined()
})

test('a test without a code is not compared', () => {
  const nameless = value(5, { kode: null })
  expect(trendOf(nameless, [resultAt('2026-11-02', nameless), resultAt('2026-10-02', nameless)])).toBeUndefined()
})
