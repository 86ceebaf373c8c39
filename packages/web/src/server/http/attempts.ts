import { hash } from 'node:crypto'
import { attemptRules, requestRules } from './attempt-rules.ts'
import type { AttemptKind, AttemptRules, FailureRules, RequestKind, UseRules } from './attempt-rules.ts'
import { customerNetwork } from './client-address.ts'
import { createCounters } from './counters.ts'
import type { Count, Counters, Limit } from './counters.ts'
import { createLanes } from './lanes.ts'

/** The caller who makes an attempt. Nothing of it is stored: counters are found by a hash. */
export interface Attempter {
  /** The caller's address, see clientAddress. */
  readonly address: string
  /** The bearer or the device of the caller, if there is one. */
  readonly visitor?: string | undefined
  /** The caller's device. A new device has a name from its first request on, and sends its cookie from the second on. */
  readonly device?: string
  /** Whether the request had the device's cookie. */
  readonly hasCookie?: boolean
  /** The account that is tried: an e-mail address, a registration. */
  readonly account?: string | undefined
  /** Whether the visitor has proved before that the account is theirs: strangers cannot slow them down. */
  readonly isKnown?: boolean
  /** Whether the device has been here for a while. Others at its address cannot use up its limit. */
  readonly isEstablished?: boolean
}

/** How an attempt ended. `void`: the back end did not judge it, for example because it is down, or a caller learns nothing from it. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'void'

/** An attempt that may go on after `delay` milliseconds. The caller must report its end. */
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

/** Limits attempts, and requests. */
export interface Attempts {
  /** Counts an attempt both as a failure and as a success, until its end is reported. */
  readonly take: (kind: AttemptKind, who: Attempter) => Promise<AdmittedAttempt | RefusedAttempt>
  /** Counts a request. Returns the seconds to wait if the limit is reached; the request is then not counted. */
  readonly count: (kind: RequestKind, who: Attempter) => number | undefined
  /** The seconds to wait before another request; undefined if none. Counts nothing. */
  readonly waitFor: (kind: RequestKind, who: Attempter) => number | undefined
}

/** The options of a limiter. */
export interface AttemptOptions {
  /** Milliseconds of a clock that never jumps. Default: `performance.now`. */
  readonly now?: (() => number) | undefined
  /** The counters of attempts. Default: in this process. Requests are always counted in this process. */
  readonly counters?: Counters | undefined
  /** How many sites of the fleet take attempts with an account. Default: 1. */
  readonly sites?: number | undefined
}

const keyOf = (...parts: readonly (string | undefined)[]) => hash('sha256', JSON.stringify(parts), 'base64url')

const ownKey = ({ visitor, address }: Attempter) => visitor ?? address

const useLimits = (kind: AttemptKind | RequestKind, uses: UseRules, who: Attempter): readonly Limit[] => {
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

/** The counters of failures. `own` and `account` count attempts under way too, so that parallel attempts do not evade the limit. */
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
 * The keys of the time slot of a visitor who has not failed, the surest first. A network has one slot for an account under attack, however
 * many addresses and devices it has: a guesser with 65,536 addresses would fill the queue alone. If only the address itself has failed,
 * each device with a cookie has its own slot.
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

/** The counters of an attempt. */
const attemptLimits = (kind: AttemptKind, who: Attempter) => {
  const rules: AttemptRules = attemptRules[kind]
  const uses = rules.uses ? useLimits(kind, rules.uses, who) : []
  const failures = rules.failures && failureLimits(kind, rules.failures, who)
  const ofFailures = failures ? [failures.own, ...(failures.account ? [failures.account] : [])] : []
  return { uses, failures, ofFailures }
}

type AttemptLimits = ReturnType<typeof attemptLimits>

/**
 * The accounts and addresses above their limit. Their next attempts go through lanes. A site that counts alone allows an account its part
 * of the limit. For an address it allows the whole limit, since the cache in front sends an address to one site.
 */
const pressedLanes = (
  { account, address }: NonNullable<AttemptLimits['failures']>,
  { before, isAlone }: Pick<Count, 'before' | 'isAlone'>,
  sites: number,
) =>
  [
    { limit: account, allowed: isAlone ? sites : 1, isOfFleet: true },
    { limit: address, allowed: 1, isOfFleet: false },
  ].flatMap(({ limit, allowed, isOfFleet }) => {
    const excess = limit ? before(limit) - Math.ceil(limit.rule.limit / allowed) : -1
    return limit && excess >= 0 ? [{ key: limit.key, excess, isOfFleet }] : []
  })

/** Corrects the counters once an attempt has ended: until then it counts both as a failure and as a success. */
const countOutcome = ({ uses, failures, ofFailures }: AttemptLimits, count: Count, outcome: AttemptOutcome): void => {
  if (outcome !== 'succeeded') count.add(uses, -1)
  if (outcome !== 'failed') count.add(ofFailures, -1)
  if (failures && outcome === 'succeeded') count.clear(failures.own)
  if (failures && outcome === 'failed') count.add([failures.address, failures.visitor], 1)
}

const createRequestLimits = (now: () => number): Pick<Attempts, 'count' | 'waitFor'> => {
  const requests = createCounters(now)
  return {
    count: (kind, who) => {
      const limits = useLimits(kind, requestRules[kind], who)
      const wait = requests.waitOf(limits)
      if (wait !== undefined) return seconds(wait)
      requests.add(limits, 1)
      return undefined
    },
    waitFor: (kind, who) => {
      const wait = requests.waitOf(useLimits(kind, requestRules[kind], who))
      return wait === undefined ? undefined : seconds(wait)
    },
  }
}

/** Makes a limiter. */
export const createAttempts = ({
  now = () => performance.now(),
  counters = createCounters(now),
  sites = 1,
}: AttemptOptions = {}): Attempts => {
  const lanes = createLanes(now, sites)
  return {
    take: async (kind, who) => {
      const limits = attemptLimits(kind, who)
      const { uses, failures, ofFailures } = limits
      const count = await counters.take({
        gates: [...uses, ...(failures ? [failures.own] : [])],
        underWay: [...uses, ...ofFailures],
        read: failures ? [failures.address, failures.visitor] : [],
      })
      if ('wait' in count) return { kind: 'refused', retryAfter: seconds(count.wait) }
      const pressed = failures && !who.isKnown ? pressedLanes(failures, count, sites) : []
      const hasFailed = failures !== undefined && count.before(failures.visitor) > 0
      const isAccountPressed = pressed.some(({ key }) => key === failures?.account?.key)
      const passage = lanes.enter(pressed, hasFailed ? undefined : slotKeys(kind, who, isAccountPressed))
      if ('wait' in passage) {
        count.add([...uses, ...ofFailures], -1)
        return { kind: 'refused', retryAfter: seconds(passage.wait) }
      }
      let isSettled = false
      return {
        kind: 'admitted',
        delay: passage.delay,
        settle: (outcome) => {
          if (isSettled) return
          isSettled = true
          passage.leave(outcome !== 'void')
          countOutcome(limits, count, outcome)
        },
      }
    },
    ...createRequestLimits(now),
  }
}
