import { describe, expect, test } from 'vitest'
import { datesOn, weekdayOf } from './days.ts'

test.each([
  ['2026-11-21', 'Sabtu'],
  ['2026-11-22', 'Minggu'],
  ['2026-11-23', 'Senin'],
  ['2028-02-29', 'Selasa'],
])('%s is a %s', (date, day) => {
  expect(weekdayOf(date)).toBe(day)
})

describe('the dates of an appointment', () => {
  test('begin today and end thirty days on', () => {
    const dates = datesOn(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'], '2026-11-21')
    expect(dates).toHaveLength(31)
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-21', '2026-12-21'])
  })

  test('are those on which the doctor practises', () => {
    expect(datesOn(['Sabtu', 'Senin'], '2026-11-21').slice(0, 4)).toEqual(['2026-11-21', '2026-11-23', '2026-11-28', '2026-11-30'])
    expect(datesOn([], '2026-11-21')).toEqual([])
  })
})
