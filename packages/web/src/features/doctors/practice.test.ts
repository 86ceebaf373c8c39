import { describe, expect, test } from 'vitest'
import { jakartaTime, practiceWords, weekdayName, weekdays } from './practice.ts'

test.each([
  ['2026-11-21T16:59:59Z', '23:59'],
  ['2026-11-21T17:00:00Z', '00:00'],
  ['2026-11-22T02:05:00Z', '09:05'],
])('at %s clocks in Jakarta show %s', (instant, time) => {
  expect(jakartaTime(new Date(instant))).toBe(time)
})

test('days have names in both languages', () => {
  expect(weekdays.map((day) => weekdayName(day, 'id'))).toEqual([...weekdays])
  expect(weekdayName('Jumat', 'en')).toBe('Friday')
})

describe('a session in words', () => {
  test.each([
    [{ hari: 'Senin', jam_mulai: '08:00:00.000', jam_selesai: '12:30:00.000' }, 'id', 'Senin, 08.00–12.30 WIB'],
    [{ hari: 'Senin', jam_mulai: '08:00:00.000', jam_selesai: '12:30:00.000' }, 'en', 'Monday, 08:00–12:30 WIB'],
    [{ hari: 'Rabu', jam_mulai: '18:00:00.000', jam_selesai: null }, 'id', 'Rabu, 18.00–selesai WIB'],
    [{ hari: 'Rabu', jam_mulai: null, jam_selesai: null }, 'en', 'Wednesday, by appointment'],
    [{ hari: 'Entah', jam_mulai: '08:00:00.000' }, 'id', undefined],
  ] as const)('%o in %s', (session, locale, words) => {
    expect(practiceWords(session, locale)).toBe(words)
  })
})
