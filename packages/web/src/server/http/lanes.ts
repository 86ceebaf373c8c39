import { LRUCache } from 'lru-cache'

/** An account or an address with too many failures. */
export interface PressedLane {
  readonly key: string
  /** Failures above the limit. */
  readonly excess: number
}

/** A way through the lanes, after `delay` milliseconds; `leave` frees the place. Or a wait in milliseconds: there is no place. */
export type Passage = { readonly delay: number; readonly leave: () => void } | { readonly wait: number }

/** Slows attempts down. */
export interface Lanes {
  /** `isFresh`: the visitor has not failed yet. */
  readonly enter: (pressed: readonly PressedLane[], isFresh: boolean) => Passage
}

interface Lane {
  /** When the next attempt of a visitor who has failed may go on. */
  freeAt: number
  waiting: number
}

/** Milliseconds. The longest that an attempt is held; a browser waits 30 s for an answer. */
const longestHold = 10_000

/** Attempts that are held at a time: in one lane, and in all. Each holds a socket. */
const holdLimits = { lane: 64, all: 500 } as const

const laneLimit = 20_000

/** Milliseconds between two attempts: half a second at first, twice as long after each five further failures. */
const gapOf = (excess: number): number => Math.min(longestHold, 500 * 2 ** Math.floor(excess / 5))

const nothing: Passage = { delay: 0, leave: () => undefined }

/**
 * Slows down attempts at an account, or from an address, that has seen too many failures; it is never closed. Visitors who have failed go
 * on one after the other. One who has not, as the owner at a new place, waits beside them: they cannot push such a visitor back.
 */
export const createLanes = (now: () => number): Lanes => {
  const lanes = new LRUCache<string, Lane>({ max: laneLimit })
  let held = 0

  const laneOf = (key: string): Lane => {
    const lane = lanes.get(key) ?? { freeAt: 0, waiting: 0 }
    lanes.set(key, lane)
    return lane
  }

  return {
    enter: (pressed, isFresh) => {
      if (pressed.length === 0) return nothing
      const ways = pressed.map(({ key, excess }) => ({ lane: laneOf(key), gap: gapOf(excess) }))
      const gap = Math.max(...ways.map((way) => way.gap))
      const delay = isFresh ? gap : Math.max(0, ...ways.map(({ lane }) => lane.freeAt - now()))
      const isFull = held >= holdLimits.all || ways.some(({ lane }) => lane.waiting >= holdLimits.lane)
      if (delay > longestHold || isFull) return { wait: Math.max(delay, gap) }
      if (!isFresh) for (const way of ways) way.lane.freeAt = now() + delay + way.gap
      held += 1
      for (const { lane } of ways) lane.waiting += 1
      return {
        delay,
        leave: () => {
          held -= 1
          for (const { lane } of ways) lane.waiting -= 1
        },
      }
    },
  }
}
