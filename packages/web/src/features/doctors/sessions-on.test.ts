import { describe, expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { datesFrom } from './practice-dates.ts'
import { isOverToday, sessionsLeft, sessionsOn } from './sessions-on.ts'

const sunday = (keterangan: string | null) => [weeklySession('Minggu', '09:00:00.000', '12:00:00.000', keterangan)]

describe('a session in some weeks of the month', () => {
  test.each([
    ['the first Sunday', '2026-11-01', true],
    ['the last first Sunday there can be', '2027-03-07', true],
    ['the second Sunday', '2026-11-08', false],
    ['the third Sunday', '2026-11-15', true],
    ['the fourth Sunday', '2026-11-22', false],
    ['the fifth Sunday', '2026-11-29', false],
    ['a Monday', '2026-11-02', false],
  ])('of the first and third is held on %s: %s %s', (_when, date, held) => {
    expect(sessionsOn(sunday('Minggu ke-1 dan ke-3'), datesFrom(date)[0])).toHaveLength(held ? 1 : 0)
  })

  test.each([
    ['Minggu ke-2', false],
    ['ke-2, ke-4 dan ke-5', false],
    [' minggu ke-1, ke-3 ', true],
    ['Minggu Ke-1 dan Ke-3', true],
    ['MINGGU KE-2 DAN KE-4', false],
    ['Kecuali Minggu ke-1', true],
    ['Minggu ke-2 dengan perjanjian', true],
    ['Dengan perjanjian', true],
    [null, true],
  ])('remarked on as %o is held on a first Sunday: %s', (remark, held) => {
    expect(sessionsOn(sunday(remark), datesFrom('2026-11-01')[0])).toHaveLength(held ? 1 : 0)
  })
})

describe('on a Saturday with hours from 9 to 12 and from 16 on', () => {
  const week = [
    weeklySession('Sabtu', '09:00:00.000', '12:00:00.000'),
    weeklySession('Sabtu', '16:00:00.000', null),
    weeklySession('Minggu', '08:00', '10:00'),
  ]

  test.each([
    ['before the first', '2026-11-21T01:00:00Z', ['09:00:00.000', '16:00:00.000']],
    ['a minute before the end of the first', '2026-11-21T04:59:59Z', ['09:00:00.000', '16:00:00.000']],
    ['at the end of the first', '2026-11-21T05:00:00Z', ['16:00:00.000']],
    ['late in the evening, with patients until the last one', '2026-11-21T16:59:59Z', ['16:00:00.000']],
    ['on the day before', '2026-11-20T16:59:59Z', ['09:00:00.000', '16:00:00.000']],
  ])('%s there is left what has not ended', (_when, now, starts) => {
    expect(sessionsLeft(week, datesFrom('2026-11-21')[0], new Date(now)).map(({ jam_mulai }) => jam_mulai)).toEqual(
      starts,
    )
  })
})

describe('today is over', () => {
  test.each([
    ['a minute before the end', sunday(null), '2026-11-22T04:59:59Z', false],
    ['at the end', sunday(null), '2026-11-22T05:00:00Z', true],
    ['at midnight in Jakarta, when it is tomorrow', sunday(null), '2026-11-22T17:00:00Z', false],
    ['on a day without a session', sunday(null), '2026-11-23T12:00:00Z', false],
    ['on a Sunday whose week is not held', sunday('Minggu ke-1 dan ke-3'), '2026-11-22T12:00:00Z', false],
    ['on a day by arrangement', [weeklySession('Minggu', null, null)], '2026-11-22T12:00:00Z', false],
    ['without any sessions', [], '2026-11-22T12:00:00Z', false],
  ])('%s', (_when, week, now, over) => {
    expect(isOverToday(week, new Date(now))).toBe(over)
  })
})
