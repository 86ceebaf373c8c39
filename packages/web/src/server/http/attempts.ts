import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** What guessing or flooding pays for. */
export type AttemptKind = 'log-in' | 'code' | 'resend' | 'identity' | 'registration' | 'booking' | 'form' | 'call'

/** How many attempts are let through within a window. */
interface Rule {
  readonly limit: number
  /** Milliseconds from the first attempt on. */
  readonly window: number
}

const minute = 60_000

/** Limits per account from one address, per account from all addresses, and per address for all accounts. */
interface Rules {
  readonly pair?: Rule
  readonly account?: Rule
  readonly address: Rule
}

/**
 * The limits. A whole clinic may share one address, so those of an address are wide. The limit of an account from all addresses
 * slows down a distributed guess; an address that has logged in to the account before is exempt from it, so that a stranger cannot lock
 * the account's owner out.
 */
export const attemptRules: Readonly<Record<AttemptKind, Rules>> = {
  'log-in': {
    pair: { limit: 5, window: 5 * minute },
    account: { limit: 30, window: 15 * minute },
    address: { limit: 40, window: 15 * minute },
  },
  code: {
    pair: { limit: 5, window: 5 * minute },
    account: { limit: 20, window: 15 * minute },
    address: { limit: 40, window: 15 * minute },
  },
  resend: {
    pair: { limit: 3, window: 10 * minute },
    account: { limit: 6, window: 30 * minute },
    address: { limit: 20, window: 10 * minute },
  },
  identity: { pair: { limit: 10, window: 10 * minute }, address: { limit: 40, window: 15 * minute } },
  registration: { address: { limit: 20, window: 15 * minute } },
  booking: { pair: { limit: 10, window: 10 * minute }, address: { limit: 60, window: 10 * minute } },
  form: { address: { limit: 8, window: 10 * minute } },
  call: { address: { limit: 600, window: minute } },
}

/** Who tries. Neither is stored: counters are found by a hash. */
export interface Attempter {
  /** The caller's address, see clientAddress. */
  readonly address: string
  /** What is guessed at: an e-mail address, a registration, a bearer. */
  readonly account?: string | undefined
}

/** Limits attempts. */
export interface Attempts {
  /** Counts an attempt. Gives the seconds to wait before the next one, undefined if it may go on. */
  readonly take: (kind: AttemptKind, who: Attempter) => number | undefined
  /** Notes that an attempt succeeded: the pair's counter starts over, and the account knows the address. */
  readonly succeed: (kind: AttemptKind, who: Attempter) => void
}

interface Counter {
  readonly since: number
  readonly count: number
}

/** Counters at a time. A flood from more addresses drops the oldest ones; memory stays bounded (some 20 MB). */
const counterLimit = 100_000

const knownFor = 30 * 24 * 60 * minute

/** Makes a limiter. `now` is in milliseconds of a clock that never jumps. Default: `performance.now`. */
export const createAttempts = (now: () => number = () => performance.now(), rules = attemptRules): Attempts => {
  const counters = new LRUCache<string, Counter>({ max: counterLimit })
  const known = new LRUCache<string, number>({ max: counterLimit })
  const keyOf = (...parts: readonly (string | undefined)[]) => hash('sha256', JSON.stringify(parts), 'base64url')

  const current = (key: string, { window }: Rule): Counter => {
    const counter = counters.get(key)
    return counter && now() - counter.since < window ? counter : { since: now(), count: 0 }
  }

  /** The counters that an attempt falls under. */
  const limitsFor = (
    kind: AttemptKind,
    { address, account }: Attempter,
  ): readonly (readonly [key: string, rule: Rule])[] => {
    const { pair, account: all, address: each } = rules[kind]
    const pairKey = keyOf('pair', kind, address, account)
    const isKnown = now() - (known.get(pairKey) ?? -Infinity) < knownFor
    return [
      [keyOf('address', kind, address), each],
      ...(pair && account !== undefined ? [[pairKey, pair] as const] : []),
      ...(all && account !== undefined && !isKnown ? [[keyOf('account', kind, account), all] as const] : []),
    ]
  }

  return {
    take: (kind, who) => {
      const found = limitsFor(kind, who).map(([key, rule]) => ({ key, rule, counter: current(key, rule) }))
      const waits = found.flatMap(({ rule, counter }) =>
        counter.count >= rule.limit ? [counter.since + rule.window - now()] : [],
      )
      if (waits.length > 0) return Math.max(1, Math.ceil(Math.max(...waits) / 1000))
      for (const { key, counter } of found) counters.set(key, { ...counter, count: counter.count + 1 })
      return undefined
    },
    succeed: (kind, { address, account }) => {
      const pairKey = keyOf('pair', kind, address, account)
      counters.delete(pairKey)
      known.set(pairKey, now())
    },
  }
}
