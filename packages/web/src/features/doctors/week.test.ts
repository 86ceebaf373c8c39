import { describe, expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { daysInWords, practiceWeek, weekLines } from './week.ts'

describe('days in words', () => {
  test.each([
    [['Senin'], 'id', 'Senin'],
    [['Senin', 'Selasa'], 'id', 'Senin, Selasa'],
    [['Senin', 'Selasa', 'Rabu'], 'id', 'Senin–Rabu'],
    [['Jumat', 'Senin', 'Selasa', 'Rabu'], 'id', 'Senin–Rabu, Jumat'],
    [['Senin', 'Rabu', 'Jumat'], 'en', 'Monday, Wednesday, Friday'],
    [['Jumat', 'Sabtu', 'Minggu', 'Senin'], 'en', 'Monday, Friday–Sunday'],
    [[], 'id', ''],
  ] as const)('%o in %s', (days, locale, words) => {
    expect(daysInWords(days, locale)).toBe(words)
  })
})

const week = [
  weeklySession('Senin', '08:00:00.000', '11:00:00.000'),
  weeklySession('Selasa', '16:00:00.000', null, 'Sampai selesai'),
  weeklySession('Rabu', '08:00:00.000', '11:00:00.000'),
  weeklySession('Sabtu', null, null, 'Dengan perjanjian'),
  weeklySession('Minggu', '09:00:00.000', '12:00:00.000', 'Minggu ke-1 dan ke-3'),
]

describe('the lines of a week', () => {
  test('put days of the same hours together, and leave out remarks that say nothing new', () => {
    expect(weekLines(week, 'id')).toEqual([
      { days: 'Senin, Rabu', hours: '08.00–11.00 WIB' },
      { days: 'Selasa', hours: '16.00–selesai WIB' },
      { days: 'Sabtu', hours: 'dengan perjanjian' },
      { days: 'Minggu', hours: '09.00–12.00 WIB', remark: { text: 'Minggu ke-1 dan ke-3', lang: 'id' } },
    ])
  })

  test('know no day that is none', () => {
    expect(weekLines([weeklySession('Entah', '08:00', null)], 'en')).toEqual([])
  })
})

describe('a week day by day', () => {
  const options = { today: 'Senin', locale: 'id', slotHref: (day: string) => `/janji?hari=${day}` } as const

  test('has seven days, without those on which patients come by arrangement only', () => {
    const { days, today, notes } = practiceWeek(week, options)
    expect(days.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['Senin', 1],
      ['Selasa', 1],
      ['Rabu', 1],
      ['Kamis', 0],
      ['Jumat', 0],
      ['Minggu', 1],
    ])
    expect(days[1]?.slots).toEqual([{ from: '16:00:00.000', to: undefined, href: '/janji?hari=Selasa' }])
    expect(today).toBe(0)
    expect(notes).toEqual([
      { when: 'Sabtu', words: 'dengan perjanjian' },
      { when: 'Minggu, 09.00–12.00 WIB', words: { text: 'Minggu ke-1 dan ke-3', lang: 'id' } },
    ])
  })

  test('is no week where there are no hours', () => {
    expect(practiceWeek([], options)).toEqual({ days: [], today: 0, notes: [] })
  })

  test('knows no today that is by arrangement', () => {
    expect(practiceWeek(week, { ...options, today: 'Sabtu' }).today).toBeUndefined()
  })
})
