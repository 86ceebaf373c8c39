import { expect, test } from 'vitest'
import { checkUpDue } from './check-up-due.ts'
import type { BookedFor, CheckedVisit } from './check-up-due.ts'

const checkUp = (tanggal: string): CheckedVisit => ({ jenis_kunjungan: 'mcu', tanggal })
const outpatient: CheckedVisit = { jenis_kunjungan: 'rawat_jalan', tanggal: '2026-11-01' }

const policlinic: BookedFor = {
  spesialis: { kode: 'PD', nama: 'Penyakit Dalam' },
  jenis_appointment: { kode: 'POLI', nama: 'Poliklinik' },
}

test.each<[string, CheckedVisit[], BookedFor[], string | undefined]>([
  ['not without a visit', [], [], undefined],
  ['not without a check-up', [{ ...outpatient, tanggal: '2024-01-01' }], [], undefined],
  ['not a day before a year has gone by', [checkUp('2025-11-21')], [], undefined],
  ['from a year on', [checkUp('2025-11-20')], [], '2025-11-20'],
  ['whatever else came later', [outpatient, checkUp('2025-11-20')], [], '2025-11-20'],
  ['not after a later one, in any order', [checkUp('2024-11-20'), checkUp('2026-05-01')], [], undefined],
  ['as the latest of all', [checkUp('2023-05-01'), checkUp('2024-11-20'), checkUp('2022-01-01')], [], '2024-11-20'],
  ['with an appointment for something else', [checkUp('2025-11-20')], [policlinic], '2025-11-20'],
  [
    'not with an appointment of that specialty',
    [checkUp('2025-11-20')],
    [{ ...policlinic, spesialis: { kode: 'MC', nama: 'Medical Check-Up' } }],
    undefined,
  ],
  [
    'not with an appointment of that kind',
    [checkUp('2025-11-20')],
    [policlinic, { ...policlinic, jenis_appointment: { kode: 'MCU', nama: 'Paket' } }],
    undefined,
  ],
])('the last check-up is told %s', (_when, visits, appointments, expected) => {
  expect(checkUpDue(visits, appointments, '2026-11-20')).toBe(expected)
})
