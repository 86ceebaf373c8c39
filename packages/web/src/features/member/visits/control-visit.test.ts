import { expect, test } from 'vitest'
import { controlsToBook, controlVisits } from './control-visit.ts'
import type { ControlledVisit } from './control-visit.ts'

const visit = (number: string, tanggal: string, advised: string | null, kode = 'D1', slug: string | null = 'dr-d1') =>
  ({
    no_registrasi: number,
    tanggal,
    jam: '08:00',
    kontrol_berikutnya: advised,
    dokter: { kode, nama: 'dr. D', slug, avatar: null },
  }) satisfies ControlledVisit

test.each<[string, ControlledVisit[], string[]]>([
  ['that was advised', [visit('a', '2026-10-20', '2026-11-20')], ['a']],
  ['though its day is over', [visit('a', '2025-10-20', '2025-11-20')], ['a']],
  ['of the last visit alone', [visit('a', '2026-09-20', '2026-10-20'), visit('b', '2026-10-21', '2026-11-20')], ['b']],
  ['not after a visit that advised none', [visit('a', '2026-09-20', '2026-10-20'), visit('b', '2026-10-21', null)], []],
  [
    'though another doctor was visited',
    [visit('a', '2026-09-20', '2026-10-20'), visit('b', '2026-10-21', null, 'D2')],
    ['a'],
  ],
  ['not that was not advised', [visit('a', '2026-10-20', null)], []],
  ['not with a doctor without a page', [visit('a', '2026-10-20', '2026-11-20', 'D1', null)], []],
  ['not without a doctor', [{ ...visit('a', '2026-10-20', '2026-11-20'), dokter: null }], []],
])('a control visit can be booked %s', (_case, visits, numbers) => {
  expect([...controlVisits(visits, []).keys()]).toEqual(numbers)
})

test('on one day the time decides which visit came later', () => {
  const morning = visit('a', '2026-10-20', '2026-11-20')
  expect([...controlVisits([morning, { ...visit('b', '2026-10-20', null), jam: '14:00' }], []).keys()]).toEqual([])
})

const booked = (kode: string, tanggal = '2026-12-03', jam = '09:00') => ({
  dokter: { kode, nama: 'dr. D', slug: null, avatar: null },
  tanggal,
  jam,
})

test.each([
  ['no appointment', [], undefined],
  ['an appointment with another doctor', [booked('D2')], undefined],
  ['an appointment with that doctor', [booked('D2'), booked('D1')], '2026-12-03 09:00'],
  [
    'several, of which the nearest is told',
    [booked('D1', '2026-12-03', '10:00'), booked('D1', '2026-12-10'), booked('D1', '2026-12-03', '09:30')],
    '2026-12-03 09:30',
  ],
])('a control visit where there is %s', (_case, appointments, expected) => {
  const found = controlVisits([visit('a', '2026-10-20', '2026-11-20')], appointments).get('a')
  expect(found && `${found.tanggal} ${found.jam}`).toBe(expected)
})

test.each<[string, ControlledVisit[], string[], string[]]>([
  ['before its day', [visit('a', '2026-10-20', '2026-12-20')], [], ['a']],
  ['for a month after its day', [visit('a', '2026-09-20', '2026-10-21')], [], ['a']],
  ['no longer after that', [visit('a', '2026-09-20', '2026-10-20')], [], []],
  ['not with an appointment with that doctor', [visit('a', '2026-10-20', '2026-11-20')], ['D1'], []],
  ['with an appointment with another doctor', [visit('a', '2026-10-20', '2026-11-20')], ['D2'], ['a']],
  ['not after a visit that followed', [visit('a', '2026-10-20', '2026-11-20'), visit('b', '2026-11-01', null)], [], []],
  [
    'the nearest first',
    [visit('a', '2026-10-20', '2026-12-02'), visit('b', '2026-10-19', '2026-12-01', 'D2')],
    [],
    ['b', 'a'],
  ],
])('a patient is reminded of a control visit %s', (_case, visits, doctors, numbers) => {
  const found = controlsToBook(
    visits,
    doctors.map((kode) => booked(kode)),
    '2026-11-20',
  )
  expect(found.map(({ no_registrasi: number }) => number)).toEqual(numbers)
})
