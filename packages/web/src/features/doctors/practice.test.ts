import { describe, expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { practiceWords } from './practice.ts'
import { weekdayName, weekdays } from './weekdays.ts'

test('days have names in both languages', () => {
  expect(weekdays.map((day) => weekdayName(day, 'id'))).toEqual([...weekdays])
  expect(weekdayName('Jumat', 'en')).toBe('Friday')
})

describe('a session in words', () => {
  test.each([
    [weeklySession('Senin', '08:00:00.000', '12:30:00.000'), 'id', 'Senin, 08.00–12.30 WIB'],
    [weeklySession('Senin', '08:00:00.000', '12:30:00.000'), 'en', 'Monday, 08:00–12:30 WIB'],
    [weeklySession('Rabu', '18:00:00.000'), 'id', 'Rabu, 18.00–selesai WIB'],
    [weeklySession('Rabu'), 'en', 'Wednesday, by appointment'],
    [weeklySession('Entah', '08:00:00.000'), 'id', undefined],
  ] as const)('%o in %s', (session, locale, words) => {
    expect(practiceWords(session, locale)).toBe(words)
  })
})
