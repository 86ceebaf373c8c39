import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { attemptRules } from './attempt-rules.ts'
import type { AttemptKind, AttemptRules, FailureRules, Rule, UseRules } from './attempt-rules.ts'
import { customerNetwork } from './client-address.ts'
import { createLanes } from './lanes.ts'

/** Who tries. Nothing of it is stored: counters are found by a hash. */
export interface Attempter {
  /** The caller's address, see clientAddress. */
  readonly address: string
  /** The bearer or the device of the caller, if there is one. */
  readonly visitor?: string | undefined
  /** The device of the caller. A new one has a name from its first request on, and brings its cookie from the second on. */
  readonly device?: string
  /** Whether the request had the device's cookie. */
  readonly hasCookie?: boolean
  /** What is guessed at: an e-mail address, a registration. */
  readonly account?: string | undefined
  /** Whether the visitor has proved before that the account is theirs: strangers cannot slow them down. */
  readonly isKnown?: boolean
  /** Whether the device has been here for a while: others at its address cannot use up its limit. */
  readonly isEstablished?: boolean
}

/** How an attempt ended. `void`: it was not judged, as where a back end is down, or there is nothing in it to learn. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'void'

/** An attempt that may go on, once `delay` milliseconds have passed. Its end has to be told. */
export interface AdmittedAttempt {
  readonly kind: 'admitted'
  readonly delay: number
  readonly settle: (outcome: AttemptOutcome) => void
}

/** An attempt that may not go on. */
export interface RefusedAttempt {
  readonly kind: 'refused'
  /** Seconds. */
  readonly retryAfter: number
}

/** Limits attempts. */
export interface Attempts {
  /** Counts an attempt as one that fails and as one that succeeds, until its end is told. */
  readonly take: (kind: AttemptKind, who: Attempter) => AdmittedAttempt | RefusedAttempt
  /** The seconds to wait before another use; undefined if it may be now. Counts nothing. */
  readonly waitFor: (kind: AttemptKind, who: Attempter) => number | undefined
}

interface Counter {
  readonly since: number
  readonly count: number
}

interface Limit {
  readonly key: string
  readonly rule: Rule
}

/** Counters at a time. A flood from more addresses drops the oldest ones; memory stays bounded (some 20 MB). */
const counterLimit = 100_000

const keyOf = (...parts: readonly (string | undefined)[]) => hash('sha256', JSON.stringify(parts), 'base64url')

const ownKey = ({ visitor, address }: Attempter) => visitor ?? address

const useLimits = (kind: AttemptKind, uses: UseRules, who: Attempter): readonly Limit[] => {
  const { address, visitor, account, isEstablished = false } = who
  const isPair = uses.own !== undefined && account !== undefined
  return [
    ...(isPair ? [{ key: keyOf('use', kind, ownKey(who), account), rule: uses.own }] : []),
    visitor === undefined
      ? { key: keyOf('use', kind, 'anonymous', address), rule: uses.anonymous }
      : { key: keyOf('use', kind, 'visitor', visitor), rule: uses.visitor },
    ...(isEstablished ? [] : [{ key: keyOf('use', kind, 'address', address), rule: uses.address }]),
  ]
}

/** The counters of failures. `own` and `account` count attempts under way too, so that many at a time are not free. */
const failureLimits = (kind: AttemptKind, { own, account, address }: FailureRules, who: Attempter) => ({
  own: { key: keyOf('failure', kind, ownKey(who), who.account), rule: own },
  account:
    account && who.account !== undefined
      ? { key: keyOf('failure', kind, 'account', who.account), rule: account }
      : undefined,
  address: { key: keyOf('failure', kind, 'address', who.address), rule: address },
  /** Whether the visitor has failed with any account. */
  visitor: { key: keyOf('failure', kind, 'visitor', ownKey(who)), rule: address },
})

/**
 * What finds the time slot of a visitor who has not failed, the surest first. A network has one slot at an account that is guessed at, however
 * many addresses of it and devices there are: a guesser with 65,536 of them would fill the queue alone. Where only the address itself has failed, each device that brings a cookie has a slot of its own.
 */
const slotKeys = (
  kind: AttemptKind,
  { address, device, hasCookie = false, account }: Attempter,
  ofAccount: boolean,
) => {
  const target = ofAccount ? account : undefined
  const own = device === undefined ? [] : [keyOf('slot', kind, target, 'device', device)]
  const network = ofAccount ? customerNetwork(address) : address
  return !ofAccount && hasCookie ? own : [...own, keyOf('slot', kind, target, 'address', network)]
}

const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

/** Counts uses and failures in their windows. */
const createCounters = (now: () => number) => {
  const counters = new LRUCache<string, Counter>({ max: counterLimit })
  const current = ({ key, rule }: Limit): Counter => {
    const counter = counters.get(key)
    return counter && now() - counter.since < rule.window ? counter : { since: now(), count: 0 }
  }
  return {
    countOf: (limit: Limit): number => current(limit).count,
    add: (limits: readonly Limit[], count: number): void => {
      for (const limit of limits) {
        const counter = current(limit)
        counters.set(limit.key, { ...counter, count: Math.max(0, counter.count + count) })
      }
    },
    clear: ({ key }: Limit): void => void counters.delete(key),
    /** The longest wait of limits that are reached, in milliseconds; undefined if none is. */
    waitOf: (limits: readonly Limit[]): number | undefined => {
      const waits = limits.flatMap((limit) => {
        const { since, count } = current(limit)
        return count >= limit.rule.limit ? [since + limit.rule.window - now()] : []
      })
      return waits.length > 0 ? Math.max(...waits) : undefined
    },
  }
}

/** Makes a limiter. `now` is in milliseconds of a clock that never jumps. Default: `performance.now`. */
export const createAttempts = (now: () => number = () => performance.now()): Attempts => {
  const { countOf, add, clear, waitOf } = createCounters(now)
  const lanes = createLanes(now)

  /** By how many failures an account or an address is above its limit; the lanes that its next attempts go through. */
  const pressedLanes = ({ account, address }: ReturnType<typeof failureLimits>) =>
    [account, address].flatMap((limit) => {
      const excess = limit ? countOf(limit) - limit.rule.limit : -1
      return limit && excess >= 0 ? [{ key: limit.key, excess }] : []
    })

  return {
    take: (kind, who) => {
      const rules: AttemptRules = attemptRules[kind]
      const uses = rules.uses ? useLimits(kind, rules.uses, who) : []
      const failures = rules.failures && failureLimits(kind, rules.failures, who)
      const wait = waitOf([...uses, ...(failures ? [failures.own] : [])])
      if (wait !== undefined) return { kind: 'refused', retryAfter: seconds(wait) }
      const pressed = failures && !who.isKnown ? pressedLanes(failures) : []
      const hasFailed = failures !== undefined && countOf(failures.visitor) > 0
      const isAccountPressed = pressed.some(({ key }) => key === failures?.account?.key)
      const passage = lanes.enter(pressed, hasFailed ? undefined : slotKeys(kind, who, isAccountPressed))
      if ('wait' in passage) return { kind: 'refused', retryAfter: seconds(passage.wait) }

      const underWay = failures ? [failures.own, ...(failures.account ? [failures.account] : [])] : []
      add([...uses, ...underWay], 1)
      let isSettled = false
      return {
        kind: 'admitted',
        delay: passage.delay,
        settle: (outcome) => {
          if (isSettled) return
          isSettled = true
          passage.leave(outcome !== 'void')
          if (outcome !== 'succeeded') add(uses, -1)
          if (outcome !== 'failed') add(underWay, -1)
          if (failures && outcome === 'succeeded') clear(failures.own)
          if (failures && outcome === 'failed') add([failures.address, failures.visitor], 1)
        },
      }
    },
    waitFor: (kind, who) => {
      const { uses }: AttemptRules = attemptRules[kind]
      const wait = uses && waitOf(useLimits(kind, uses, who))
      return wait === undefined ? undefined : seconds(wait)
    },
  }
}
