import { describe, expect, test } from 'vitest'
import { formatDateTime, formatHours, formatTime } from './format-time.ts'

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

test('hours are a span with the zone', () => {
  expect(formatHours('08:00', '12:00:00', 'id')).toBe('08.00–12.00 WIB')
  expect(formatHours('08:00', '12:00', 'en')).toBe('08:00–12:00 WIB')
  expect(formatHours('08:00:00', undefined, 'id')).toBe('08.00–selesai WIB')
  expect(formatHours('08:00:00', undefined, 'en')).toBe('from 08:00 WIB')
})
