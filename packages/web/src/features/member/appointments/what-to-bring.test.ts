import { expect, test } from 'vitest'
import { whatToBring } from './what-to-bring.ts'

const asked = { UMUM: null, BPJS: 'rujukan', ASR: 'kartu', PRSH: 'surat-jaminan', KRY: 'kartu-karyawan', BARU: 'sidik' }
const guarantor = { code: 'X', name: 'X' }

test.each([
  ['UMUM', undefined, ['identity']],
  ['BPJS', guarantor, ['identity', 'bpjs', 'referral']],
  ['ASR', guarantor, ['identity', 'insurance']],
  ['PRSH', guarantor, ['identity', 'letter']],
  ['KRY', guarantor, ['identity', 'employee']],
  ['BARU', guarantor, ['identity', 'guarantor']],
  ['unknown', guarantor, ['identity', 'guarantor']],
  ['unknown', undefined, ['identity']],
  ['constructor', undefined, ['identity']],
])('paid by %s, guarantor %o: %o', (code, who, items) => {
  expect(whatToBring({ payment: { code }, guarantor: who }, asked)).toEqual(
    items.map((item) => `web.member.bring.${item}`),
  )
})
