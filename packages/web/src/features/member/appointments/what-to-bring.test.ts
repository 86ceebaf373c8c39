import { expect, test } from 'vitest'
import { appointment } from './sample-appointment.ts'
import { whatToBring } from './what-to-bring.ts'

const asked = { UMUM: null, BPJS: 'rujukan', ASR: 'kartu', PRSH: 'surat-jaminan', KRY: 'kartu-karyawan', BARU: 'sidik' }
const guarantor = { kode: 'X', nama: 'X' }

test.each([
  ['UMUM', null, ['identity']],
  ['BPJS', guarantor, ['identity', 'bpjs', 'referral']],
  ['ASR', guarantor, ['identity', 'insurance']],
  ['PRSH', guarantor, ['identity', 'letter']],
  ['KRY', guarantor, ['identity', 'employee']],
  ['BARU', guarantor, ['identity', 'guarantor']],
  ['unknown', guarantor, ['identity', 'guarantor']],
  ['unknown', null, ['identity']],
  ['constructor', null, ['identity']],
])('paid by %s, guarantor %o: %o', (kode, penjamin, items) => {
  expect(whatToBring({ ...appointment, jenis_pembayaran: { kode, nama: kode }, penjamin }, asked)).toEqual(
    items.map((item) => `web.member.bring.${item}`),
  )
})

test.each([
  ['on the day before they are an adult', '2009-11-25', 'child'],
  ['on the day on which they are', '2009-11-24', 'identity'],
])('who a patient is, %s', (_when, birthDate, item) => {
  const patient = { ...appointment, tanggal: '2026-11-24', pasien: { ...appointment.pasien, tgl_lahir: birthDate } }
  expect(whatToBring(patient, asked)[0]).toBe(`web.member.bring.${item}`)
})
