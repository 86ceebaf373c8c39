const mebibyte = 1024 * 1024

interface Taken {
  count: number
  bytes: number
}

/** Limits of bodies. */
export type BodyBudget = Readonly<Record<'address' | 'site', Readonly<Taken>>>

/**
 * Limits of bodies while they are read and passed on: per address, and in total. An upload has at most 11 MiB, and most have 1 MiB, since
 * browsers shrink photographs before they send them.
 */
export const bodyBudget: BodyBudget = {
  address: { count: 64, bytes: 23 * mebibyte },
  site: { count: 1024, bytes: 64 * mebibyte },
}

/**
 * Limits of back ends' answers until they have been sent: per address, and in total. An answer has at most 25 MiB. Small answers do not
 * count (see upstream.ts), and the queue of calls limits their number.
 */
export const answerBudget: BodyBudget = {
  address: { count: Infinity, bytes: 26 * mebibyte },
  site: { count: Infinity, bytes: 64 * mebibyte },
}

/** The reserved place of one body. */
export interface BodyHold {
  /** Counts bytes that have arrived. Returns false if there is no room for them. */
  readonly add: (bytes: number) => boolean
  /** Allows dropping the body if another address needs the room: `drop` must release the place. Default: the body is never dropped. */
  readonly mayEnd: (drop: () => void) => void
  /** The bytes counted so far. */
  readonly held: () => number
  /** Releases the place. Call it once, when nothing of the body is in memory any more. */
  readonly release: () => void
}

/** Counts the bodies of requests or of answers in memory. */
export interface BodiesInFlight {
  /** Reserves a place for the body of a request from an address; undefined if there are too many. */
  readonly hold: (address: string) => BodyHold | undefined
}

interface Held {
  readonly own: Taken
  bytes: number
  drop?: () => void
}

/** Counts the bodies of each address, and of all together. */
const createCounts = (budget: BodyBudget) => {
  const site: Taken = { count: 0, bytes: 0 }
  const addresses = new Map<string, Taken>()
  return {
    /** Counts one more body of an address. Returns the counts of the address; undefined if there are too many. */
    enter: (address: string): Taken | undefined => {
      const own = addresses.get(address) ?? { count: 0, bytes: 0 }
      if (own.count >= budget.address.count || site.count >= budget.site.count) return undefined
      addresses.set(address, own)
      own.count += 1
      site.count += 1
      return own
    },
    isOver: (of: keyof BodyBudget, own: Taken, bytes: number): boolean =>
      (of === 'site' ? site : own).bytes + bytes > budget[of].bytes,
    add: (own: Taken, bytes: number): void => {
      own.bytes += bytes
      site.bytes += bytes
    },
    leave: (address: string, own: Taken, bytes: number): void => {
      own.count -= 1
      site.count -= 1
      own.bytes -= bytes
      site.bytes -= bytes
      if (own.count === 0) addresses.delete(address)
    },
  }
}

/**
 * Makes a count of bodies. It counts the bytes that have arrived, not the length that a request claims. If all room is taken, the address
 * that holds most loses its oldest bodies to an address that holds less: otherwise three addresses that do not read could take all room.
 */
export const createBodiesInFlight = (budget = bodyBudget): BodiesInFlight => {
  const counts = createCounts(budget)
  /** The oldest first. */
  const holds = new Set<Held>()

  /** Drops a body of the address that holds most, if that is more than `bytes`. */
  const makeRoom = (bytes: number): boolean => {
    let found: Held | undefined
    for (const held of holds)
      if (held.drop && held.bytes > 0 && held.own.bytes > (found?.own.bytes ?? bytes)) found = held
    found?.drop?.()
    return found !== undefined
  }

  return {
    hold: (address) => {
      const own = counts.enter(address)
      if (!own) return undefined
      const held: Held = { own, bytes: 0 }
      holds.add(held)
      return {
        add: (bytes) => {
          if (counts.isOver('address', own, bytes)) return false
          while (counts.isOver('site', own, bytes)) if (!makeRoom(own.bytes + bytes)) return false
          counts.add(own, bytes)
          held.bytes += bytes
          return true
        },
        mayEnd: (drop) => {
          held.drop = drop
        },
        held: () => held.bytes,
        release: () => {
          holds.delete(held)
          counts.leave(address, own, held.bytes)
        },
      }
    },
  }
}
