const mebibyte = 1024 * 1024

interface Taken {
  count: number
  bytes: number
}

/** What bodies may take. */
export type BodyBudget = Readonly<Record<'address' | 'site', Readonly<Taken>>>

/**
 * What bodies may take while they are read and passed on: of one address, and of all together. An upload has at most 11 MiB, and most have
 * one, since browsers shrink photographs before they send them.
 */
export const bodyBudget: BodyBudget = {
  address: { count: 64, bytes: 23 * mebibyte },
  site: { count: 1024, bytes: 64 * mebibyte },
}

/**
 * What answers of back ends may take until they have been sent: of one address, and of all together. One has at most 25 MiB. Small ones do not
 * count (see upstream.ts), and the queue of calls bounds how many there are.
 */
export const answerBudget: BodyBudget = {
  address: { count: Infinity, bytes: 26 * mebibyte },
  site: { count: Infinity, bytes: 64 * mebibyte },
}

/** The place of one body. */
export interface BodyHold {
  /** Counts bytes that have arrived. False if there is no room for them. */
  readonly add: (bytes: number) => boolean
  /** Allows dropping the body when another address needs the room: `drop` must release the place. Default: the body is never dropped. */
  readonly mayEnd: (drop: () => void) => void
  /** Bytes that it has counted. */
  readonly held: () => number
  /** Gives the place back. To be called once, when nothing of the body is in memory any more. */
  readonly release: () => void
}

/** Counts bodies that are in memory, of requests or of answers. */
export interface BodiesInFlight {
  /** A place for the body of a request from an address; undefined if there are too many. */
  readonly hold: (address: string) => BodyHold | undefined
}

interface Held {
  readonly own: Taken
  bytes: number
  drop?: () => void
}

/** Counts what the bodies of each address take, and those of all together. */
const createCounts = (budget: BodyBudget) => {
  const site: Taken = { count: 0, bytes: 0 }
  const addresses = new Map<string, Taken>()
  return {
    /** Counts one more body of an address. Gives what the address takes; undefined if there are too many. */
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
 * Makes a count of bodies. What a request claims of its length does not count, what has arrived does. Where the whole is full, the address
 * that holds most loses its oldest bodies to one that holds less: three that do not read would otherwise leave nothing to all others.
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
