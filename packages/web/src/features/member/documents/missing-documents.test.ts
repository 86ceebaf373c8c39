import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { appointment as anyAppointment, refusedDocument } from '../appointments/sample-appointment.ts'
import type { GuarantorDocument } from './document.ts'
import { missingByPayer } from './missing-documents.ts'

const appointment = (change: Partial<Appointment> = {}): Appointment => ({
  ...anyAppointment,
  kode_appointment: 'APT-1',
  tanggal: '2026-12-03',
  jenis_pembayaran: { kode: 'BPJS', nama: 'BPJS Kesehatan' },
  penjamin: { kode: 'PT-BPJS', nama: 'BPJS Kesehatan' },
  ...change,
})

const document = (change: Partial<GuarantorDocument> = {}): GuarantorDocument => ({
  ...refusedDocument,
  kode_appointment: 'APT-1',
  jenis_dokumen: 'kartu_bpjs',
  status: 'menunggu',
  catatan: null,
  ...change,
})

const papers = { BPJS: 'rujukan', ASR: 'kartu', UMUM: null, BARU: 'sidik-jari' }
const paidBy = (kode: string) => ({ jenis_pembayaran: { kode, nama: kode }, penjamin: null })

test.each<[string, Partial<Appointment>, GuarantorDocument[], string[]]>([
  ['without any document all that the payer asks for', {}, [], ['kartu_bpjs', 'surat_rujukan']],
  ['not what was handed in for the appointment', {}, [document()], ['surat_rujukan']],
  ['not what the appointment itself holds', { dokumen_penjamin: [document()] }, [], ['surat_rujukan']],
  ['not what was handed in for no appointment', {}, [document({ kode_appointment: null })], ['surat_rujukan']],
  ['what was refused', {}, [document({ status: 'ditolak' })], ['kartu_bpjs', 'surat_rujukan']],
  [
    'what belongs to another appointment',
    {},
    [document({ kode_appointment: 'APT-2' })],
    ['kartu_bpjs', 'surat_rujukan'],
  ],
  ['nothing where the patient pays', paidBy('UMUM'), [], []],
  ['nothing where it is not known what is asked for', paidBy('LAIN'), [], []],
  ['nothing of a paper that is not known', paidBy('BARU'), [], []],
  ['nothing of an appointment that is over', { status: 'closed' }, [], []],
])('missing is %s', (_case, change, documents, kinds) => {
  const needs = missingByPayer([appointment(change)], documents, papers)
  expect(needs.flatMap((one) => one.documents.map(({ kind }) => kind))).toEqual(kinds)
})

test('what is missing is told by payer, the nearest visit first', () => {
  const insured = { jenis_pembayaran: { kode: 'ASR', nama: 'Asuransi' }, penjamin: { kode: 'A', nama: 'Sehat' } }
  const needs = missingByPayer(
    [
      appointment({ kode_appointment: 'APT-3', tanggal: '2026-12-05', ...insured }),
      appointment(),
      appointment({ kode_appointment: 'APT-2', tanggal: '2026-12-01', ...insured }),
    ],
    [],
    papers,
  )
  expect(needs.map(({ payer, documents }) => [payer, ...documents.map((one) => one.appointment)])).toEqual([
    ['Sehat', 'APT-2', 'APT-3'],
    ['BPJS Kesehatan', 'APT-1', 'APT-1'],
  ])
})

test('a card that was accepted for no appointment is missing in none of its guarantor', () => {
  const needs = missingByPayer(
    [
      appointment(),
      appointment({ kode_appointment: 'APT-2', tanggal: '2026-12-10' }),
      appointment({ kode_appointment: 'APT-3', ...paidBy('ASR') }),
    ],
    [document({ kode_appointment: null, status: 'diterima' })],
    papers,
  )
  expect(needs.flatMap((one) => one.documents.map(({ kind, appointment: code }) => `${code} ${kind}`))).toEqual([
    'APT-1 surat_rujukan',
    'APT-2 surat_rujukan',
    'APT-3 kartu_asuransi',
  ])
})

test('two visits of a day are told apart by their hours, the earlier first', () => {
  const [needs] = missingByPayer(
    [
      appointment({ kode_appointment: 'APT-2', jam: '13:00', jam_selesai: '13:30' }),
      appointment({ kode_appointment: 'APT-1', jam: '09:30', jam_selesai: '09:45' }),
    ],
    [document({ jenis_dokumen: 'surat_rujukan', kode_appointment: null })],
    papers,
  )
  expect(needs?.documents.map(({ day, from, until }) => [day, from, until])).toEqual([
    ['2026-12-03', '09:30', '09:45'],
    ['2026-12-03', '13:00', '13:30'],
  ])
})
