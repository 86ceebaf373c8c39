import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDays } from './use-server-now.ts'

/** Milliseconds. */
const hour = 60 * 60_000

/** Seven minutes before midnight in Jakarta. */
const evening = new Date('2026-11-25T23:53:00+07:00')

class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers({ now: evening }))
afterEach(() => void vi.useRealTimers())

const followed = () => {
  const tab = new Tab()
  const shown: Date[] = []
  const end = followDays(tab, (now) => void shown.push(now))
  return { tab, shown, end }
}

test('a tab that is seen over midnight has the new day within a minute, and once', () => {
  const { shown } = followed()
  vi.advanceTimersByTime(6 * 60_000)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(2 * 60_000)
  expect(shown.map((now) => now.toISOString())).toEqual(['2026-11-25T17:00:00.000Z'])
  vi.advanceTimersByTime(23 * hour)
  expect(shown).toHaveLength(1)
})

test('a tab that is seen again has the time of then, also on the same day, and none while it is hidden', () => {
  const { tab, shown } = followed()
  tab.turn('hidden')
  expect(shown).toEqual([])
  // While the device sleeps, its timers stop.
  vi.setSystemTime(evening.getTime() + 70 * hour)
  tab.turn('visible')
  tab.turn('hidden')
  vi.setSystemTime(evening.getTime() + 71 * hour)
  tab.turn('visible')
  expect(shown.map((now) => now.getTime() - evening.getTime())).toEqual([70 * hour, 71 * hour])
})

test('a page that has been left looks at the clock no longer', () => {
  const { tab, shown, end } = followed()
  end()
  vi.advanceTimersByTime(48 * hour)
  tab.turn('visible')
  expect(shown).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
