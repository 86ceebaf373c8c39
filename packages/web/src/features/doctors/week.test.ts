import type { WeeklySession } from '@hospital/sdk/cms'
import { describe, expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { daysInWords, nextVisit, practiceWeek, weekLines } from './week.ts'

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

describe('the days of practice', () => {
  // A Monday, the fourth of its month, at 09.00 in Jakarta.
  const now = new Date('2026-11-23T02:00:00Z')
  const options = { now, locale: 'id', slotHref: (day: string) => `/janji?hari=${day}` } as const
  const rows = (sessions: readonly WeeklySession[], at = now) =>
    practiceWeek(sessions, { ...options, now: at }).days.map(({ name, date, slots }) => [name, date, slots.length])

  test('have their next dates, the nearest first, without days on which patients come by arrangement only', () => {
    const { days, today, notes } = practiceWeek(week, options)
    expect(rows(week)).toEqual([
      ['Senin', '2026-11-23', 1],
      ['Selasa', '2026-11-24', 1],
      ['Rabu', '2026-11-25', 1],
      ['Minggu', '2026-12-06', 1],
    ])
    expect(days[1]?.slots).toEqual([{ from: '16:00:00.000', to: undefined, href: '/janji?hari=Selasa' }])
    expect(today).toBe(0)
    expect(notes).toEqual([
      { when: 'Sabtu', words: 'dengan perjanjian' },
      { when: 'Minggu, 09.00–12.00 WIB', words: { text: 'Minggu ke-1 dan ke-3', lang: 'id' } },
    ])
  })

  test.each([
    ['10.59', '2026-11-23T03:59:00Z', '2026-11-23'],
    ['11.00', '2026-11-23T04:00:00Z', '2026-11-30'],
  ])('at %s a session until 11.00 is next on %#', (_time, at, date) => {
    expect(rows([weeklySession('Senin', '08:00', '11:00')], new Date(at))).toEqual([['Senin', date, 1]])
  })

  test('show the morning that is over beside the evening that is left', () => {
    const sessions = [weeklySession('Senin', '07:00', '08:00'), weeklySession('Senin', '17:00', '19:00')]
    expect(rows(sessions)).toEqual([['Senin', '2026-11-23', 2]])
  })

  test('have no date where none comes within a month', () => {
    expect(
      rows([weeklySession('Senin', '08:00', '11:00', 'Minggu ke-9'), weeklySession('Rabu', '08:00', '11:00')]),
    ).toEqual([
      ['Rabu', '2026-11-25', 1],
      ['Senin', undefined, 1],
    ])
    expect(
      rows([weeklySession('Senin', '08:00', '11:00'), weeklySession('Rabu', '08:00', '11:00', 'Minggu ke-9')]),
    ).toEqual([
      ['Senin', '2026-11-23', 1],
      ['Rabu', undefined, 1],
    ])
  })

  test('have the hours of the week that their date is in', () => {
    const sessions = [
      weeklySession('Minggu', '09:00', '12:00', 'Minggu ke-1'),
      weeklySession('Minggu', '13:00', '15:00', 'Minggu ke-3'),
    ]
    expect(rows(sessions)).toEqual([['Minggu', '2026-12-06', 1]])
  })

  test('are none where there are no hours', () => {
    expect(practiceWeek([], options)).toEqual({ days: [], today: undefined, notes: [] })
  })

  test.each([
    ['practising', { date: '2026-11-23', hours: '08.00–11.00 WIB' }],
    [undefined, { date: '2026-11-23', hours: '08.00–11.00 WIB' }],
    ['full', { date: '2026-11-24', hours: '16.00–selesai WIB' }],
    ['leave', { date: '2026-11-24', hours: '16.00–selesai WIB' }],
    ['absent', { date: '2026-11-24', hours: '16.00–selesai WIB' }],
  ] as const)('where today is %s the next visit is %o', (state, visit) => {
    expect(nextVisit(practiceWeek(week, options), state, 'id')).toEqual(visit)
  })

  test('there is no next visit without a date', () => {
    expect(nextVisit(practiceWeek([], options), undefined, 'id')).toBeUndefined()
  })
})
