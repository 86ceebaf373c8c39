import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../testing/words-in.ts'
import { foldedInWords, outsideList } from './outside-list.ts'
import type { ReportedValue } from './test-values.ts'

const potassium: ReportedValue = {
  kode: 'K',
  nama: 'Kalium',
  nilai: '6,4',
  nilai_angka: 6.4,
  satuan: 'mmol/L',
  rujukan: { batas_bawah: 3.5, batas_atas: 5.1, teks: '3,5 - 5,1' },
  penanda: 'kritis',
  keterangan: null,
}
const before = (nilai: string, nilai_angka: number | null, penanda: ReportedValue['penanda']) => ({
  nilai,
  nilai_angka,
  penanda,
  waktu: '2026-10-03T08:00:00+07:00',
})
const leukocytes: ReportedValue = { ...potassium, nama: 'Leukosit', penanda: 'tinggi' }
const normal: ReportedValue = { ...potassium, nama: 'Natrium', nilai: '4,0', nilai_angka: 4, penanda: 'normal' }

const detailsOf = (value: ReportedValue, locale: 'id' | 'en') => outsideList([value], wordsIn(locale))[0]?.details

describe('The values outside of their reference', () => {
  test('are all that are flagged, critical ones first, and no others', () => {
    const listed = outsideList([normal, leukocytes, { ...normal, penanda: null }, potassium], wordsIn('id'))
    expect(listed.map(({ name, flag }) => [name, flag])).toEqual([
      [{ text: 'Kalium', lang: 'id' }, 'critical'],
      [{ text: 'Leukosit', lang: 'id' }, 'high'],
    ])
    expect(new Set(listed.map((value) => value.id)).size).toBe(2)
  })

  test.each([
    ['without one before', potassium, ['1,3 mmol/L di atas batas atas (5,1).']],
    ['where there was none', { ...potassium, sebelumnya: null }, ['1,3 mmol/L di atas batas atas (5,1).']],
    [
      'that were normal',
      { ...leukocytes, sebelumnya: before('5,0', 5, 'normal') },
      ['1,3 mmol/L di atas batas atas (5,1).', 'Sebelumnya 5,0 mmol/L (3 Oktober 2026), naik. Saat itu dalam rujukan.'],
    ],
    [
      'that were outside too',
      { ...leukocytes, sebelumnya: before('7,0', 7, 'tinggi') },
      [
        '1,3 mmol/L di atas batas atas (5,1).',
        'Sebelumnya 7,0 mmol/L (3 Oktober 2026), turun. Saat itu juga di atas rujukan.',
      ],
    ],
    [
      'of percentages',
      { ...leukocytes, satuan: '%', nilai: '6,1', nilai_angka: 6.1 },
      ['1,0 poin persen di atas batas atas (5,1).'],
    ],
    [
      'in words',
      { ...potassium, nilai: 'Positif', nilai_angka: null, satuan: null, rujukan: null, penanda: 'abnormal' as const },
      [],
    ],
  ])('say how far, and since when (%s)', (_what, value, details) => expect(detailsOf(value, 'id')).toEqual(details))

  test('say so in English', () =>
    expect(detailsOf({ ...leukocytes, sebelumnya: before('7,0', 7, 'tinggi') }, 'en')).toEqual([
      '1,3 mmol/L above the upper limit (5,1).',
      'Before: 7,0 mmol/L (3 October 2026), falling. At that time also above the range.',
    ]))
})

describe('A group is folded', () => {
  test('where all values are normal', () => {
    expect(foldedInWords({ tests: [normal, normal] }, wordsIn('id'))).toBe('2 pemeriksaan, semua dalam rujukan')
    expect(foldedInWords({ tests: [normal] }, wordsIn('en'))).toBe('1 test, within its range')
  })

  test.each([
    ['a value is outside', { tests: [normal, leukocytes] }],
    ['a value is not judged, as of a culture in words', { tests: [normal, { ...normal, penanda: null }] }],
    ['a value has a remark', { tests: [{ ...normal, keterangan: 'Dikoreksi.' }] }],
    ['it has a conclusion', { tests: [normal], conclusion: 'Hipertensi.' }],
    ['it has no values', { tests: [] }],
  ])('but not where %s', (_what, group) => expect(foldedInWords(group, wordsIn('id'))).toBeUndefined())
})
