import { expect, test } from 'vitest'
import { refusedDocument } from '../appointments/sample-appointment.ts'
import type { GuarantorDocument } from './document.ts'
import { isForEveryVisit, keptCards } from './kept-cards.ts'

const document = (change: Partial<GuarantorDocument> = {}): GuarantorDocument => ({
  ...refusedDocument,
  kode_appointment: null,
  jenis_dokumen: 'kartu_bpjs',
  status: 'diterima',
  catatan: null,
  ...change,
})

test.each<[string, Partial<GuarantorDocument>, boolean]>([
  ['an accepted card', {}, true],
  ['an accepted card of an employee', { jenis_dokumen: 'kartu_karyawan' }, true],
  ['a card that is being checked', { status: 'menunggu' }, false],
  ['a refused card', { status: 'ditolak' }, false],
  ['a card of one appointment', { kode_appointment: 'APT-1' }, false],
  ['an accepted letter, which is for one visit', { jenis_dokumen: 'surat_rujukan' }, false],
  ['a kind that the contract got later', { jenis_dokumen: 'kartu_lain' }, false],
])('%s is for every visit: %o, %s', (_what, change, isKept) => {
  expect(isForEveryVisit(document(change))).toBe(isKept)
})

test.each<[string, string | null | undefined, readonly Partial<GuarantorDocument>[], readonly string[]]>([
  ['BPJS asks for its card, which is there', 'rujukan', [{}], ['kartu_bpjs']],
  ['an insurer does not ask for the card of BPJS', 'kartu', [{}], []],
  ['an insurer asks for its card', 'kartu', [{}, { jenis_dokumen: 'kartu_asuransi' }], ['kartu_asuransi']],
  ['the card was refused', 'rujukan', [{ status: 'ditolak' }], []],
  ['one of two cards was accepted', 'rujukan', [{ status: 'ditolak' }, {}], ['kartu_bpjs']],
  ['the patient pays', null, [{}], []],
  ['it is not known what is asked for', undefined, [{}], []],
  ['what is asked for is not known here', 'sidik-jari', [{}], []],
])('%s', (_what, asked, changes, kinds) => {
  expect(keptCards(changes.map(document), asked)).toEqual(kinds)
})
