import { expect, test } from 'vitest'
import { formatDate, formatDistance, formatRupiah, isDate } from './format.ts'

test.each([
  ['2026-08-17', 'id', '17 Agustus 2026'],
  ['2026-08-17', 'en', '17 August 2026'],
  ['2024-02-29', 'id', '29 Februari 2024'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-13-01', 'id', '2026-13-01'],
  ['besok', 'id', 'besok'],
] as const)('the date %s in %s reads %s', (date, locale, text) => {
  expect(formatDate(date, locale)).toBe(text)
})

test.each([
  [1_250_000, 'id', 'Rp1.250.000'],
  [1_250_000, 'en', 'IDR\u00a01,250,000'],
  [0, 'id', 'Rp0'],
  [99_999.6, 'id', 'Rp100.000'],
] as const)('%d rupiah in %s reads %s', (amount, locale, text) => {
  expect(formatRupiah(amount, locale)).toBe(text)
})

test.each([
  ['2026-08-07', 'id', 'short', '07/08/2026'],
  ['2026-08-07', 'en', 'short', '07/08/2026'],
  ['2026-08-07', 'id', 'weekday', 'Jumat, 7 Agustus 2026'],
] as const)('%s in %s, %s, reads %s', { tags: ['languages.dates'] }, (date, locale, style, text) => {
  expect(formatDate(date, locale, style)).toBe(text)
})

test.each([
  [4, 'id', '0 m'],
  [854, 'id', '850 m'],
  [994, 'id', '990 m'],
  [996, 'id', '1 km'],
  [3_240, 'id', '3,2 km'],
  [3_240, 'en', '3.2 km'],
  [9_960, 'id', '10 km'],
  [12_400, 'en', '12 km'],
  [1_234_567, 'id', '1.235 km'],
] as const)('%d metres in %s read %s', (metres, locale, text) => {
  expect(formatDistance(metres, locale)).toBe(text)
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-30', false],
  ['2026-2-3', false],
])('%s is a day: %s', (text, is) => {
  expect(isDate(text)).toBe(is)
})
