import { expect, test } from 'vitest'
import { weeklySession } from '../../testing/entities.ts'
import { todayOf } from './today.ts'

const sunday = (keterangan: string | null = null) => [
  weeklySession('Minggu', '09:00:00.000', '12:00:00.000', keterangan),
]
const weeks = 'Minggu ke-1 dan ke-3'
const monday = [weeklySession('Senin', '09:00:00.000', '12:00:00.000')]

test.each([
  ['praktik', 'before its end', sunday(), '2026-11-22T04:59:00Z', 'practising'],
  ['praktik', 'from its end on', sunday(), '2026-11-22T05:00:00Z', 'over'],
  ['penuh', 'before its end', sunday(), '2026-11-22T04:59:00Z', 'full'],
  ['penuh', 'from its end on', sunday(), '2026-11-22T05:00:00Z', 'over'],
  ['cuti', 'from its end on', sunday(), '2026-11-22T05:00:00Z', 'leave'],
  ['tidak_praktik', 'all day', monday, '2026-11-22T05:00:00Z', 'absent'],
  ['praktik', 'in a week without practice', sunday(weeks), '2026-11-22T03:00:00Z', 'absent'],
  ['praktik', 'in a week with practice', sunday(weeks), '2026-11-15T03:00:00Z', 'practising'],
  ['praktik', 'on a day that the week does not know', monday, '2026-11-22T12:00:00Z', 'practising'],
  [null, 'all day', sunday(), '2026-11-22T03:00:00Z', undefined],
  ['entah', 'all day', sunday(), '2026-11-22T03:00:00Z', undefined],
])('what the hospital reports as %s is, %s, told as it is', (status_hari_ini, _when, jadwal, now, today) => {
  expect(todayOf({ status_hari_ini, jadwal }, new Date(now))).toBe(today)
})
