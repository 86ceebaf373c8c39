import { LRUCache } from 'lru-cache'
import { createTimeSlots, longestQueue, nextSlot } from './time-slots.ts'
import type { Slot, TimeSlots } from './time-slots.ts'

/** An account or an address with too many failures. */
export interface PressedLane {
  readonly key: string
  /** Failures above the limit. */
  readonly excess: number
  /** Whether attempts come through all sites of a fleet: this site then lets its part of them through. Default: false. */
  readonly isOfFleet?: boolean
}

/** Admission after `delay` milliseconds, or a wait in milliseconds if there is no place. */
export type Passage =
  | {
      readonly delay: number
      /** Frees the place. `isJudged`: the attempt has used its time slot up. */
      readonly leave: (isJudged: boolean) => void
    }
  | { readonly wait: number }

/** Slows attempts down. */
export interface Lanes {
  /** `slotKeys`: the keys by which a visitor who has not failed yet is found, the surest first; undefined for a visitor who has failed. */
  readonly enter: (pressed: readonly PressedLane[], slotKeys: readonly string[] | undefined) => Passage
}

interface Lane {
  /** When the next attempt of a visitor who has failed may go on. */
  freeAt: number
  /** The end of the queue of visitors who have not failed, see nextSlot. */
  booked: number
  waiting: number
}

interface Way {
  readonly lane: Lane
  /** Milliseconds between two attempts, through all sites together. */
  readonly gap: number
  /** How many sites let attempts through. */
  readonly sites: number
}

/** Milliseconds. The longest hold of an attempt; a browser waits 30 s for an answer. */
const longestHold = 10_000

/** The most held attempts: in one lane, and in total. Each holds a socket. */
const holdLimits = { lane: 64, all: 500 } as const

/** Milliseconds after which a visitor may ask for a slot again, if no slot is free within the longest wait. */
const fullQueueWait = 60_000

const laneLimit = 20_000

/** Milliseconds between two attempts: half a second at first, twice as long after each five further failures. */
const gapOf = (excess: number): number => Math.min(longestHold, 500 * 2 ** Math.floor(excess / 5))

const nothing: Passage = { delay: 0, leave: () => undefined }

/** The places of attempts that are held. */
const createHolds = () => {
  let held = 0
  return {
    hasPlace: (ways: readonly Way[]): boolean =>
      held < holdLimits.all && ways.every(({ lane }) => lane.waiting < holdLimits.lane),
    /** Holds an attempt. Returns a function that frees its place. */
    hold: (ways: readonly Way[]): (() => void) => {
      held += 1
      for (const { lane } of ways) lane.waiting += 1
      return () => {
        held -= 1
        for (const { lane } of ways) lane.waiting -= 1
      }
    },
  }
}

/** The lanes in use. `sites`: how many sites let attempts through together. */
const createWays = (sites: number) => {
  const lanes = new LRUCache<string, Lane>({ max: laneLimit })
  const laneOf = (key: string): Lane => {
    const lane = lanes.get(key) ?? { freeAt: 0, booked: 0, waiting: 0 }
    lanes.set(key, lane)
    return lane
  }
  return (pressed: readonly PressedLane[]): readonly Way[] =>
    pressed.map(({ key, excess, isOfFleet }) => ({
      lane: laneOf(key),
      gap: gapOf(excess),
      sites: isOfFleet ? sites : 1,
    }))
}

/** Books a visitor's time slot in all lanes together; undefined if none of them has one within the longest queue. */
const bookSlot = (
  slots: TimeSlots,
  ways: readonly Way[],
  slotKeys: readonly string[],
  now: number,
): Slot | undefined => {
  const next = ways.map(({ lane, gap, sites }) => ({
    lane,
    ...nextSlot(lane.booked, now, { gap, places: Math.ceil(holdLimits.lane / sites) }),
  }))
  const at = Math.max(...next.map((way) => way.at))
  if (at - now > longestQueue) return undefined
  for (const { lane, booked } of next) lane.booked = booked
  return slots.book(slotKeys, at)
}

/**
 * Slows down attempts at an account, or from an address, after too many failures. The account or address is never locked. Visitors who have
 * failed go on one after the other. A visitor who has not failed, such as the owner at a new place, has a time slot beside them, so that
 * they cannot push this visitor back. If the slot is near and a place is free, the attempt is held until then. Otherwise the visitor learns
 * when to come back, and then goes on at once, however many attempts are held. Each process has its own lanes. If `sites` processes let
 * attempts at an account through, each goes at its part of the rate. If a guesser comes through all of them, the queue does too, and no
 * visitor waits longer.
 */
export const createLanes = (now: () => number, sites = 1): Lanes => {
  const waysOf = createWays(sites)
  const slots = createTimeSlots(now)
  const { hasPlace, hold } = createHolds()

  const enterFailed = (ways: readonly Way[], gap: number): Passage => {
    const delay = Math.max(0, ...ways.map(({ lane }) => lane.freeAt - now()))
    if (delay > longestHold || !hasPlace(ways)) return { wait: Math.max(delay, gap) }
    for (const way of ways) way.lane.freeAt = now() + delay + way.gap * way.sites
    return { delay, leave: hold(ways) }
  }

  const enterFresh = (ways: readonly Way[], gap: number, slotKeys: readonly string[]): Passage => {
    const slot = slots.find(slotKeys) ?? bookSlot(slots, ways, slotKeys, now())
    if (!slot) return { wait: fullQueueWait }
    const delay = Math.max(0, slot.at - now())
    // A slot serves one attempt: the visitor's next attempt has to wait.
    if (slot.state === 'taken') return { wait: Math.max(delay, gap) }
    if (delay > 0 && (delay > longestHold || !hasPlace(ways))) return { wait: delay }
    const free = delay > 0 ? hold(ways) : () => undefined
    slot.state = 'taken'
    return {
      delay,
      leave: (isJudged) => {
        free()
        slot.state = isJudged ? 'used' : 'free'
      },
    }
  }

  return {
    enter: (pressed, slotKeys) => {
      if (pressed.length === 0) return nothing
      const ways = waysOf(pressed)
      const gap = Math.max(...ways.map((way) => way.gap))
      return slotKeys ? enterFresh(ways, gap, slotKeys) : enterFailed(ways, gap)
    },
  }
}
