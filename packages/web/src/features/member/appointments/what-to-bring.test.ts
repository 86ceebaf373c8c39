import { expect, test } from 'vitest'
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
  expect(whatToBring({ jenis_pembayaran: { kode, nama: kode }, penjamin }, asked)).toEqual(
    items.map((item) => `web.member.bring.${item}`),
  )
})
