import { expect, test } from 'vitest'
import { wordsIn } from '../../../testing/words-in.ts'
import { canBeCompared, criticalSentences, criticalValuesOf, earlierInWords, sinceOf } from './critical-values.ts'
import type { CriticalValue } from './critical-values.ts'

const words = wordsIn('id')

const at = '2026-11-23T07:35:00+07:00'
const normal = { nilai: '5,0', nilai_angka: 5, penanda: 'normal', waktu: at } as const
const stillCritical = { ...normal, nilai: '6,6', nilai_angka: 6.6, penanda: 'kritis' } as const
const potassium: CriticalValue = { nama: 'Kalium', nilai: '6,4', satuan: 'mmol/L' }
const report = { kepada: 'dr. Eko Wahyudi, Sp.PD-KGH', waktu: '2026-10-28T08:50:00+07:00' }

test.each([
  ['which are not known', undefined, ''],
  ['of which nothing more is known', potassium, 'Kalium: 6,4 mmol/L.'],
  [
    'that are normal since, and of which the doctor knows',
    { ...potassium, sesudahnya: normal, dilaporkan: report },
    'Kalium: 6,4 mmol/L. Nilai terbaru: 5,0 mmol/L pada 23 November 2026 (normal). Laboratorium sudah melaporkan nilai ini kepada dr. Eko Wahyudi, Sp.PD-KGH pada 28 Oktober 2026 pukul 08.50 WIB.',
  ],
  [
    'whose newer value is critical too, without a report',
    { ...potassium, sesudahnya: stillCritical, dilaporkan: null },
    'Kalium: 6,4 mmol/L. Nilai terbaru: 6,6 mmol/L pada 23 November 2026 (juga kritis). Belum ada catatan bahwa dokter sudah diberi tahu.',
  ],
  [
    'whose newer value is not judged',
    { ...potassium, sesudahnya: { ...normal, penanda: null }, dilaporkan: report },
    'Kalium: 6,4 mmol/L. Nilai terbaru: 5,0 mmol/L pada 23 November 2026. Laboratorium sudah melaporkan nilai ini kepada dr. Eko Wahyudi, Sp.PD-KGH pada 28 Oktober 2026 pukul 08.50 WIB.',
  ],
  [
    'without a unit, in a report of today',
    { nama: 'INR', nilai: '5,2', satuan: null, sesudahnya: null, dilaporkan: null },
    'INR: 5,2. Belum ada catatan bahwa dokter sudah diberi tahu.',
  ],
] as const)('critical values %s', (_what, value, expected) => {
  expect(criticalSentences(value && [value], words).join(' ')).toBe(expected)
})

const now = new Date('2026-11-25T09:00:00+07:00')
const longAgo = { ...stillCritical, waktu: '2026-11-21T23:59:00+07:00' } as const

test.each([
  ['none is known', undefined, 'unknown'],
  ['there is none', [], 'unknown'],
  ['a newer value is normal', [{ ...potassium, sesudahnya: normal }], 'over'],
  ['a newer value is low', [{ ...potassium, sesudahnya: { ...normal, penanda: 'rendah' } }], 'over'],
  ['the newest value is critical', [{ ...potassium, sesudahnya: stillCritical }], 'again'],
  [
    'the newest value of one of two is critical',
    [
      { ...potassium, sesudahnya: normal },
      { ...potassium, sesudahnya: stillCritical },
    ],
    'again',
  ],
  [
    'the newest value is critical, on the last day of those that are of now',
    [{ ...potassium, sesudahnya: { ...longAgo, waktu: '2026-11-22T00:00:00+07:00' } }],
    'again',
  ],
  ['the newest value is critical, and is of an earlier day', [{ ...potassium, sesudahnya: longAgo }], 'unknown'],
  ['the newer value is not judged', [{ ...potassium, sesudahnya: { ...normal, penanda: null } }], 'unknown'],
  ['there is no newer value', [{ ...potassium, sesudahnya: null }], 'unknown'],
  ['one of two has no newer value', [{ ...potassium, sesudahnya: normal }, potassium], 'unknown'],
] as const)('what came after a critical value is known or not where %s', (_when, values, expected) => {
  expect(sinceOf(values, now)).toBe(expected)
})

test.each([
  ['higher', 11.2, { ...normal, nilai: '10,1', nilai_angka: 10.1 }, 'Sebelumnya 10,1 g/dL (23 November 2026), naik'],
  ['lower', 11.2, { ...normal, nilai: '12,0', nilai_angka: 12 }, 'Sebelumnya 12,0 g/dL (23 November 2026), turun'],
  ['the same', 11.2, { ...normal, nilai: '11,2', nilai_angka: 11.2 }, 'Sebelumnya 11,2 g/dL (23 November 2026), tetap'],
  ['no number now', null, { ...normal, nilai: '< 3', nilai_angka: null }, 'Sebelumnya < 3 g/dL (23 November 2026)'],
  ['without one before', 11.2, null, undefined],
  ['at a hospital that does not say', 11.2, undefined, undefined],
] as const)('the value before is told in the row: it is %s', (_what, value, before, expected) => {
  expect(
    earlierInWords({ nilai_angka: value, satuan: 'g/dL', ...(before !== undefined && { sebelumnya: before }) }, words),
  ).toBe(expected)
})

const haemoglobin = { kode: 'HB', nilai_angka: 11.2, sebelumnya: null, sesudahnya: null }

test.each([
  ['a number has another number before it', { ...haemoglobin, sebelumnya: normal }, true, true],
  ['a number has a newer one', { ...haemoglobin, sesudahnya: normal }, true, true],
  ['the value before is in words', { ...haemoglobin, sebelumnya: { ...normal, nilai_angka: null } }, true, false],
  ['there is no other value', haemoglobin, true, false],
  ['the value is in words', { ...haemoglobin, nilai_angka: null, sebelumnya: normal }, true, false],
  ['the test has no code', { ...haemoglobin, kode: null, sebelumnya: normal }, true, false],
  ['the hospital does not say, and has other results', { kode: 'HB', nilai_angka: 1 }, true, true],
  ['the hospital does not say, and has no other results', { kode: 'HB', nilai_angka: 1 }, false, false],
  ['the other result is not in the list', { ...haemoglobin, sebelumnya: normal }, false, false],
])('a comparison is offered or not where %s', (_when, value, hasOthers, expected) => {
  expect(canBeCompared(value, hasOthers)).toBe(expected)
})

test('the critical values of a report are those with that flag', () => {
  const value = { kode: 'K', nilai_angka: 6.4, rujukan: null, keterangan: null, metode: null, ...potassium }
  const groups = [
    {
      nama: 'Kimia Klinik',
      spesimen: null,
      pemeriksaan: [
        { ...value, penanda: 'kritis' as const },
        { ...value, nama: 'Natrium', penanda: 'normal' as const },
      ],
    },
  ]
  expect(criticalValuesOf({ kelompok: groups }).map(({ nama }) => nama)).toEqual(['Kalium'])
})
