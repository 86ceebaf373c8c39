import { describe, expect, test } from 'vitest'
import { createLanes } from './lanes.ts'
import { slotGrace } from './time-slots.ts'

const second = 1000
const minute = 60 * second
/** An account with so many failures that its gap is the longest: ten seconds. */
const siti = { key: 'siti', excess: 40 }
const joko = { key: 'joko', excess: 40 }

type Entered =
  | { readonly told: 'go' | { readonly hold: number }; readonly leave: (isJudged: boolean) => void }
  | { readonly wait: number }

const start = () => {
  const clock = { now: 1_000_000 }
  const lanes = createLanes(() => clock.now)
  /**
   * The result for a visitor who has not failed: `go`, or the seconds of a hold or a wait; and the function that ends an admitted attempt.
   */
  const enter = (visitor: string, lane = siti): Entered => {
    const passage = lanes.enter([lane], visitor.split(' '))
    if ('wait' in passage) return { wait: passage.wait / second }
    return { told: passage.delay === 0 ? 'go' : { hold: passage.delay / second }, leave: passage.leave }
  }
  const told = (visitor: string, lane = siti) => {
    const entered = enter(visitor, lane)
    return 'told' in entered ? entered.told : entered
  }
  /** `count` visitors who have not failed, from as many addresses. */
  const strangers = (count: number, lane = siti) => Array.from({ length: count }, (_, index) => enter(`${index}`, lane))
  return { clock, enter, told, strangers }
}

describe('a visitor who has not failed', () => {
  test('is held beside 63 others for ten seconds; further ones are told their time, each a later one', () => {
    const { told, strangers } = start()
    const first = strangers(63)
    expect(first.every((entered) => 'told' in entered)).toBe(true)
    expect(told('siti')).toEqual({ hold: 10 })
    expect([told('a'), told('b'), told('c')]).toEqual([{ wait: 10.5625 }, { wait: 11.125 }, { wait: 11.6875 }])
  })

  test('who comes back early is told the same time, which has come nearer', () => {
    const { clock, told, strangers } = start()
    strangers(1000)
    expect(told('siti')).toEqual({ wait: 10 + 937 * 0.5625 })
    clock.now += minute
    expect(told('siti')).toEqual({ wait: 10 + 937 * 0.5625 - 60 })
  })

  test.each([0, 1, slotGrace - 1])(
    'who comes back %i ms after the time goes on at once, though all places are held',
    (late) => {
      const { clock, told, strangers } = start()
      strangers(1000)
      const { wait } = told('siti') as { wait: number }
      // At that time all places of the site are taken.
      clock.now += wait * second - 1
      for (let lane = 0; lane < 8; lane += 1) strangers(64, { ...joko, key: `joko ${lane}` })
      expect(told('joko')).toMatchObject({ wait: expect.any(Number) })
      clock.now += 1 + late
      expect(told('siti')).toBe('go')
    },
  )

  test('who comes too late is told another time', () => {
    const { clock, told, strangers } = start()
    strangers(1000)
    const { wait } = told('siti') as { wait: number }
    clock.now += wait * second + slotGrace
    expect(told('siti')).toEqual({ wait: 10 })
  })

  test('who comes back when the time is near is held until then', () => {
    const { clock, enter, told, strangers } = start()
    const held = strangers(64)
    expect(told('siti')).toEqual({ wait: 10.5625 })
    clock.now += second
    // No place is free.
    expect(told('siti')).toEqual({ wait: 9.5625 })
    for (const entered of held.slice(0, 1)) if ('leave' in entered) entered.leave(true)
    expect(enter('siti')).toMatchObject({ told: { hold: 9.5625 } })
  })

  test('has one attempt a slot; one that was not judged does not count', () => {
    const { clock, enter, told, strangers } = start()
    strangers(1000)
    clock.now += (told('siti') as { wait: number }).wait * second
    const entered = enter('siti')
    // Another attempt from the same address at the same time.
    expect(told('siti')).toEqual({ wait: 10 })
    if ('leave' in entered) entered.leave(false)
    const again = enter('siti')
    expect(again).toMatchObject({ told: 'go' })
    clock.now += second
    if ('leave' in again) again.leave(true)
    expect(told('siti')).toEqual({ wait: 10 })
  })

  test('who leaves while being held has the place in time still', () => {
    const { clock, enter } = start()
    const entered = enter('siti')
    clock.now += 4 * second
    if ('leave' in entered) entered.leave(false)
    expect(enter('siti')).toMatchObject({ told: { hold: 6 } })
  })

  test('is not promised a time more than an hour away, and others at another account are not held up', () => {
    const { told, strangers } = start()
    const waits = strangers(7000).map((entered) => ('wait' in entered ? entered.wait : 0))
    expect(Math.max(...waits)).toBeCloseTo(3600, 0)
    // Further visitors may ask again in a minute.
    expect(new Set(waits.slice(6500))).toEqual(new Set([60]))
    expect(told('siti', joko)).toEqual({ hold: 10 })
  })
})

/** The times at which attempts went on during an attack of four minutes: `count` strangers who have never failed, from one address each. */
const attack = (count: number, excess: number, asks: (time: number, index: number) => boolean) => {
  const { clock, enter } = start()
  const began = clock.now
  const ends: { readonly at: number; readonly leave: (isJudged: boolean) => void }[] = []
  const passed: number[] = []
  for (let time = 0; time <= 4 * minute; time += second) {
    clock.now = began + time
    while ((ends[0]?.at ?? Infinity) <= time) {
      const end = ends.shift()
      end?.leave(true)
      passed.push(end?.at ?? 0)
    }
    for (let index = 0; index < count; index += 1) {
      if (!asks(time, index)) continue
      const entered = enter(`${index}`, { ...siti, excess })
      if (!('told' in entered)) continue
      const delay = typeof entered.told === 'string' ? 0 : entered.told.hold * second
      ends.push({ at: time + delay, leave: entered.leave })
    }
    ends.sort((a, b) => a.at - b.at)
  }
  return passed
}

const mostInAMinute = (times: readonly number[]) => {
  let first = 0
  return Math.max(
    0,
    ...times.map((time, index) => {
      while (time - (times[first] ?? 0) >= minute) first += 1
      return index - first + 1
    }),
  )
}

describe('strangers from 1,000 addresses guess no faster than with 64 places alone', () => {
  // Measured before there were slots, with the first of these attacks: 64 attempts in each gap.
  const before = [
    [0, 500, 7680],
    [10, 2000, 1920],
    [40, 10_000, 384],
  ] as const
  const ways: readonly (readonly [way: string, asks: (time: number, index: number) => boolean])[] = [
    ['each asks once a second', () => true],
    ['each asks every ten seconds', (time, index) => (time + index * second) % 10_000 === 0],
    ['all take a slot, and come back together', (time) => time === 0 || time === 2 * minute + second],
    ['all save slots up, and then go on', (time) => time % (2 * minute) === 0 || time > 3 * minute],
  ]
  test.each(before.flatMap(([excess, gap, most]) => ways.map(([way, asks]) => ({ excess, gap, most, way, asks }))))(
    'with a gap of $gap ms, where $way',
    ({ excess, most, asks }) => {
      const found = mostInAMinute(attack(1000, excess, asks))
      expect(found).toBeLessThanOrEqual(most)
      expect(found).toBeGreaterThan(0)
    },
  )
})

describe('a lane that attempts enter through several sites', () => {
  const ofFleet = { ...siti, isOfFleet: true }
  const entering = (sites: number) => {
    const lanes = createLanes(() => 0, sites)
    return (pressed: typeof siti, visitor?: string) =>
      lanes.enter([pressed], visitor === undefined ? undefined : [visitor])
  }
  const at = (passage: ReturnType<ReturnType<typeof entering>>) => ('wait' in passage ? passage.wait : passage.delay)

  test.each([1, 2, 5])('lets one in %i of those who have failed through at each site', (sites) => {
    const enter = entering(sites)
    expect(at(enter(ofFleet))).toBe(0)
    expect(at(enter(ofFleet))).toBe(10 * second * sites)
  })

  test.each([1, 2, 4])('gives those who have not failed %i times the time between them', (sites) => {
    const enter = entering(sites)
    const times = Array.from({ length: 200 }, (_, index) => at(enter(ofFleet, `${index}`)))
    const last = times.slice(-2)
    expect((last[1] ?? 0) - (last[0] ?? 0)).toBeCloseTo(562.5 * sites)
  })

  test('is nothing to the lane of an address, which comes through one site', () => {
    const enter = entering(5)
    enter(siti)
    expect(at(enter(siti))).toBe(10 * second)
  })
})
