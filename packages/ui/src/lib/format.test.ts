import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDistance, formatHours, formatRupiah, formatTime, isDate } from './format.ts'

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

describe('a time is shown in Jakarta time', () => {
  test.each([
    ['2026-11-24T02:30:00Z', 'id', '09.30 WIB'],
    ['2026-11-24T02:30:00Z', 'en', '09:30 WIB'],
    ['2026-11-24T00:00:00+07:00', 'id', '00.00 WIB'],
    ['2026-11-24T23:59:00-05:00', 'id', '11.59 WIB'],
    ['2026-11-24T09:30:00', 'id', '2026-11-24T09:30:00'],
    ['nanti', 'en', 'nanti'],
  ] as const)('%s in %s reads %s', (instant, locale, text) => {
    expect(formatTime(instant, locale)).toBe(text)
  })

  test.each([
    ['2026-11-23T17:30:00Z', 'id', 'Selasa, 24 November 2026 pukul 00.30 WIB'],
    ['2026-11-23T17:30:00Z', 'en', 'Tuesday, 24 November 2026, 00:30 WIB'],
    ['2026-11-23', 'id', '2026-11-23'],
  ] as const)('%s in %s reads %s', (instant, locale, text) => {
    expect(formatDateTime(instant, locale)).toBe(text)
  })
})

test.each([
  ['2026-08-07', 'id', 'short', '07/08/2026'],
  ['2026-08-07', 'en', 'short', '07/08/2026'],
  ['2026-08-07', 'id', 'weekday', 'Jumat, 7 Agustus 2026'],
] as const)('%s in %s, %s, reads %s', (date, locale, style, text) => {
  expect(formatDate(date, locale, style)).toBe(text)
})

test('hours are a span with the zone', () => {
  expect(formatHours('08:00', '12:00:00', 'id')).toBe('08.00–12.00 WIB')
  expect(formatHours('08:00', '12:00', 'en')).toBe('08:00–12:00 WIB')
  expect(formatHours('08:00:00', 'selesai', 'id')).toBe('08.00–selesai WIB')
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
