import { expect, test } from 'vitest'
import { siteContexts } from '../../testing/site-context.ts'
import { dayChoiceIn, dayOptions, fixedWeekday, weekdayOf } from './day-choice.ts'

// Saturday, 21 November 2026, a minute before midnight in Jakarta, and midnight.
const before = new Date('2026-11-21T16:59:00Z')
const midnight = new Date('2026-11-21T17:00:00Z')
const contextOf = siteContexts('http://localhost', () => before)

test.each([
  ['hari-ini', before, 'Sabtu', undefined],
  ['hari-ini', midnight, 'Minggu', undefined],
  ['besok', before, 'Minggu', undefined],
  ['besok', midnight, 'Senin', undefined],
  ['Rabu', before, 'Rabu', 'Rabu'],
  ['lusa', before, undefined, undefined],
  ['rabu', before, undefined, undefined],
])('the day %s at %s is %s', (text, now, weekday, fixed) => {
  const choice = dayChoiceIn(contextOf(`/jadwal-dokter?hari=${text}`).query)
  expect([weekdayOf(choice, now), fixedWeekday(choice)]).toEqual([weekday, fixed])
})

test.each([
  ['/', ['Hari ini', 'Besok', 'Senin']],
  ['/en', ['Today', 'Tomorrow', 'Monday']],
] as const)('at %s one chooses from %j and so on', (address, first) => {
  const { locale, message } = contextOf(address)
  const options = dayOptions(locale, message)
  expect(options.map(({ label }) => label).slice(0, 3)).toEqual(first)
  expect(options).toHaveLength(9)
})
