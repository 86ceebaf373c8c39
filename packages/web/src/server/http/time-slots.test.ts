import { describe, expect, test } from 'vitest'
import { minutesToWait } from '../../forms/submission.ts'
import { createTimeSlots, nextSlot, slotGrace, slotSpacing } from './time-slots.ts'
import type { LaneRate } from './time-slots.ts'

const second = 1000
const minute = 60 * second
const slow: LaneRate = { gap: 10 * second, places: 64 }

describe('the next slot', () => {
  test.each<readonly [when: string, booked: number, now: number, at: number]>([
    ['is a gap away in an empty queue', 0, 5000, 15_000],
    ['is a gap away while no more wait than there are places', 15_000 + 63 * 562.5, 5000, 15_000],
    ['is later by its share where more wait', 15_000 + 64 * 562.5, 5000, 15_562.5],
    ['is at the end of a long queue', 15_000 + 1000 * 562.5, 5000, 15_000 + 937 * 562.5],
    ['comes nearer as time passes', 15_000 + 64 * 562.5, 5300, 15_562.5],
  ])('%s', (_when, booked, now, at) => {
    expect(nextSlot(booked, now, slow)).toEqual({ at, booked: Math.max(at, booked) + 562.5 })
  })

  test.each([500, 1000, 2000, 4000, 8000, 10_000])(
    'of many with a gap of %i ms leaves no more to a minute and its grace than the places of a minute',
    (gap) => {
      const rate = { gap, places: 64 }
      let booked = 0
      const times = Array.from({ length: 20_000 }, () => {
        const next = nextSlot(booked, 0, rate)
        ;({ booked } = next)
        return next.at
      })
      // The most slots, from `first` on, that can be used within one minute.
      const most = (first: number) => times.filter((at) => at >= first && at < first + minute + slotGrace).length
      const before = (64 * minute) / gap
      expect(most(0)).toBeLessThanOrEqual(before)
      expect(most(gap + 1)).toBeLessThanOrEqual(before)
      expect(slotSpacing(rate) * 64).toBeLessThan(6 * gap)
    },
  )
})

test.each([1, 59, 60, 61, 119, 3600])(
  'who is told to wait %i s, and waits for the whole minutes that forms say, has a minute more to come back in time',
  (wait) => {
    expect((minutesToWait(wait) * 60 - wait) * second).toBeLessThanOrEqual(slotGrace - minute)
  },
)

/** The time of a request, its keys, and the name of the slot that it gets. */
type Step = readonly [at: number, keys: string, outcome: string, more?: 'uses']

describe('a slot', () => {
  test.each<readonly [rule: string, steps: readonly Step[]]>([
    [
      'is found again',
      [
        [0, 'siti rumah', 'A'],
        [5, 'siti rumah', 'A'],
      ],
    ],
    [
      'goes with the device where the address changes',
      [
        [0, 'siti rumah', 'A'],
        [5, 'siti kantor', 'A'],
      ],
    ],
    [
      'is that of the address for a device that is new there',
      [
        [0, 'joko rumah', 'A'],
        [5, 'siti rumah', 'A'],
      ],
    ],
    [
      'of an address goes with a device that was shown it',
      [
        [0, 'joko rumah', 'A'],
        [1, 'siti rumah', 'A'],
        [5, 'siti kantor', 'A'],
      ],
    ],
    [
      'of the device goes before that of the address, and leaves it to the others there',
      [
        [0, 'siti rumah', 'A'],
        [1, 'joko kantor', 'B'],
        [5, 'siti kantor', 'A'],
        [6, 'baru kantor', 'B'],
      ],
    ],
    [
      'is nothing to other addresses and devices',
      [
        [0, 'siti rumah', 'A'],
        [0, 'joko kantor', 'B'],
      ],
    ],
    [
      'is used once',
      [
        [0, 'siti rumah', 'A'],
        [100, 'siti rumah', 'A', 'uses'],
        [100, 'siti rumah', 'B'],
        [100, 'siti kantor', 'B'],
      ],
    ],
    [
      'lasts for two minutes after its time',
      [
        [0, 'siti rumah', 'A'],
        [100_000 + slotGrace - 1, 'siti rumah', 'A'],
        [100_000 + slotGrace, 'siti rumah', 'B'],
      ],
    ],
    [
      'leads to three devices of one address at most',
      [
        [0, 'd1 rumah', 'A'],
        [0, 'd2 rumah', 'A'],
        [0, 'd3 rumah', 'A'],
        [0, 'd4 rumah', 'A'],
        [1, 'd3 kantor', 'A'],
        [1, 'd4 kantor', 'B'],
      ],
    ],
  ])('%s', (_rule, steps) => {
    const clock = { now: 0 }
    const slots = createTimeSlots(() => clock.now)
    const names = new Map<unknown, string>()
    const told = steps.map(([at, text, , uses]) => {
      clock.now = at
      const keys = text.split(' ')
      const slot = slots.find(keys) ?? slots.book(keys, at + 100_000)
      if (!names.has(slot)) names.set(slot, 'ABC'.charAt(names.size))
      if (uses) slot.state = 'used'
      return names.get(slot)
    })
    expect(told).toEqual(steps.map(([, , outcome]) => outcome))
  })
})
