import { LRUCache } from 'lru-cache'

/** How fast time slots follow each other. */
export interface LaneRate {
  /** Milliseconds that each attempt waits. */
  readonly gap: number
  /** Attempts that may wait at a time. */
  readonly places: number
}

/** When a visitor's next attempt goes on, in milliseconds of the clock. */
export interface Slot {
  readonly at: number
  /** `taken`: an attempt is held for the slot, or is being judged. */
  state: 'free' | 'taken' | 'used'
  /** How many keys lead to the slot. */
  keys: number
}

/** The slots of visitors. */
export interface TimeSlots {
  /** The visitor's slot; undefined if the visitor has none, has used it or has missed it. The visitor's other keys find it from now on. */
  readonly find: (keys: readonly string[]) => Slot | undefined
  readonly book: (keys: readonly string[], at: number) => Slot
}

const minute = 60_000

/**
 * Milliseconds after its time at which a slot ends. Forms show waits in whole minutes, rounded up, so a visitor needs a minute more to come
 * back.
 */
export const slotGrace = 2 * minute

/** The longest wait that the site promises. There are no slots after it. */
export const longestQueue = 60 * minute

/** Keys that lead to one slot: an address and a few devices. Each is stored, so a caller without cookies must not make more. */
const keysOfSlot = 4

/** Keys of all slots, some 20 MB. */
const keyLimit = 100_000

/**
 * Milliseconds between two slots. As many attempts as there are places may go on at once; after that, slots come at a steady rate. Visitors
 * may save up the slots of a minute and of the grace before it, and use them together: even then at most `places` attempts per gap go on
 * within a minute.
 */
export const slotSpacing = ({ gap, places }: LaneRate): number =>
  (gap * (minute + slotGrace)) / (places * (minute - gap))

/**
 * The time of the next slot, and the new end of the queue. `booked` is the end of the queue before: an attempt may go on ahead of it by all
 * places but one.
 */
export const nextSlot = (
  booked: number,
  now: number,
  rate: LaneRate,
): { readonly at: number; readonly booked: number } => {
  const spacing = slotSpacing(rate)
  const at = Math.max(now + rate.gap, booked - (rate.places - 1) * spacing)
  return { at, booked: Math.max(at, booked) + spacing }
}

/** Stores the slots of visitors. Slots hold no sockets. `now` is in milliseconds of a clock that never jumps. */
export const createTimeSlots = (now: () => number): TimeSlots => {
  const slots = new LRUCache<string, Slot>({ max: keyLimit })

  const liveSlot = (key: string): Slot | undefined => {
    const slot = slots.get(key)
    return slot && slot.state !== 'used' && now() < slot.at + slotGrace ? slot : undefined
  }

  /**
   * Lets keys lead to a slot. A key that already leads to another visitor's slot, such as an address where this visitor is new, keeps that
   * slot.
   */
  const link = (keys: readonly string[], slot: Slot): Slot => {
    for (const key of keys) {
      if (slot.keys >= keysOfSlot || liveSlot(key)) continue
      slots.set(key, slot)
      slot.keys += 1
    }
    return slot
  }

  return {
    find: (keys) => {
      const found = keys.map(liveSlot).find((slot) => slot !== undefined)
      return found && link(keys, found)
    },
    book: (keys, at) => link(keys, { at, state: 'free', keys: 0 }),
  }
}
