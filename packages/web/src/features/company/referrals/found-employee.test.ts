import { expect, test } from 'vitest'
import { employeeValues, newReferral, referralStart } from './found-employee.ts'

const eko = { id: '9012', name: 'Eko Prasetyo', detail: 'NTX-0133, Pemintalan' }
const siti = { id: '9020', name: 'Siti', detail: 'NTX-0157' }
const reported = { kode_mapping_rs: 'RS01', 'pelapor.nama': 'Wulan', 'pelapor.no_telp': '0812' }
const happened = { ...reported, kronologi: 'Terpeleset.', no_kpj: '12345678901' }

test.each([
  ['nothing is typed yet', {}],
  ['only the hospital and who reports are', reported],
  ['another employee is chosen, and nothing more', { ...reported, ...employeeValues(siti), cari_karyawan: 'sit' }],
  ['the referral is of the same employee', { ...happened, ...employeeValues(eko) }],
])('the employee of the page is chosen where %s', (_case, draft) =>
  expect(referralStart(draft, eko)).toEqual({ kind: 'form', values: { ...draft, ...employeeValues(eko) } }),
)

test.each([
  ['what happened', { kronologi: 'Terpeleset.' }],
  ['an injury', { 'bagian_tubuh-tangan': 'tangan' }],
  ['who pays', { no_kpj: '12345678901' }],
])('where %s is typed for another employee, the user is asked which referral goes on', (_case, typed) =>
  expect(referralStart({ ...typed, ...employeeValues(siti) }, eko)).toEqual({
    kind: 'choice',
    begun: 'Siti',
    employee: eko,
  }),
)

test('a new referral takes over nothing of what happened to another employee', () =>
  expect(newReferral({ ...happened, ...employeeValues(siti) }, eko)).toEqual({ ...reported, ...employeeValues(eko) }))
