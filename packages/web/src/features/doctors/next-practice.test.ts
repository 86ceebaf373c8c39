import { expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { nextPractice } from './next-practice.ts'

const week = [
  weeklySession('Senin', '08:00', '11:00'),
  weeklySession('Sabtu', '09:00', '12:00'),
  weeklySession('Sabtu', '16:00', null, 'Sampai selesai'),
  weeklySession('Minggu', '09:00', '12:00', 'Minggu ke-1 dan ke-3'),
]

test.each([
  ['today’s, before it begins', '2026-11-21T01:00:00Z', 'Sabtu, 09.00–12.00 WIB', undefined],
  ['today’s, until it ends', '2026-11-21T04:59:00Z', 'Sabtu, 09.00–12.00 WIB', undefined],
  ['today’s second, once the first has ended', '2026-11-21T05:00:00Z', 'Sabtu, 16.00–selesai WIB', undefined],
  ['the next day’s, past a Sunday that is not held', '2026-11-21T17:00:00Z', 'Senin, 08.00–11.00 WIB', undefined],
  [
    'a Sunday that is held, with the weeks in which it is',
    '2026-11-14T17:00:00Z',
    'Minggu, 09.00–12.00 WIB',
    'Minggu ke-1 dan ke-3',
  ],
  ['tomorrow’s, after the day’s last one', '2026-11-15T05:00:00Z', 'Senin, 08.00–11.00 WIB', undefined],
])('a doctor’s next session is %s', (_what, now, practice, remark) => {
  expect(nextPractice(week, new Date(now), 'id')).toEqual({ practice, remark: remark && { text: remark, lang: 'id' } })
})

test('a doctor without sessions has no next one; one by arrangement alone is told as such', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(nextPractice([], now, 'id').practice).toBeUndefined()
  expect(nextPractice([weeklySession('Rabu', null, null)], now, 'en').practice).toBe('Wednesday, by appointment')
})
