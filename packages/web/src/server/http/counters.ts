import { LRUCache } from 'lru-cache'
import type { Rule } from './attempt-rules.ts'

/** A counter and the rule that limits it. The key does not reveal the person whose attempts it counts. */
export interface Limit {
  readonly key: string
  readonly rule: Rule
}

/** The limits that count an attempt. */
export interface Counted {
  /** Limits that refuse the attempt where one of them is reached. */
  readonly gates: readonly Limit[]
  /** Limits that count the attempt from its start, until the count is taken back. */
  readonly underWay: readonly Limit[]
  /** Limits that are only read. */
  readonly read: readonly Limit[]
}

/** A counted attempt. Corrections go to the counters in which it was counted. */
export interface Count {
  /** Whether this site counts for itself, because the shared store does not answer. */
  readonly isAlone: boolean
  /** The count of a limit before this attempt. */
  readonly before: (limit: Limit) => number
  readonly add: (limits: readonly Limit[], count: number) => void
  readonly clear: (limit: Limit) => void
}

/** Counts attempts in their windows. */
export interface Counters {
  /** Counts an attempt. If a gate is reached, counts nothing and resolves to the milliseconds to wait. */
  readonly take: (counted: Counted) => Promise<Count | { readonly wait: number }>
}

interface Counter {
  readonly since: number
  readonly count: number
}

/** The most counters. A flood from more addresses drops the oldest ones, so memory stays bounded (about 20 MB). */
const counterLimit = 100_000

/** The counters of one process. */
export interface OwnCounters extends Counters {
  readonly countOf: (limit: Limit) => number
  readonly add: Count['add']
  readonly clear: Count['clear']
  /** Replaces a counter by the count of the shared store; `left` is in milliseconds until its window ends. */
  readonly set: (limit: Limit, count: number, left: number) => void
  /** The longest wait of the limits that are reached, in milliseconds; undefined if none is reached. */
  readonly waitOf: (limits: readonly Limit[]) => number | undefined
}

/** Makes counters of this process. `now` is in milliseconds of a clock that never jumps. */
export const createCounters = (now: () => number): OwnCounters => {
  const counters = new LRUCache<string, Counter>({ max: counterLimit })
  const current = ({ key, rule }: Limit): Counter => {
    const counter = counters.get(key)
    return counter && now() - counter.since < rule.window ? counter : { since: now(), count: 0 }
  }
  const countOf = (limit: Limit): number => current(limit).count
  const add = (limits: readonly Limit[], count: number): void => {
    for (const limit of limits) {
      const counter = current(limit)
      counters.set(limit.key, { ...counter, count: Math.max(0, counter.count + count) })
    }
  }
  const clear = ({ key }: Limit): void => void counters.delete(key)
  const waitOf = (limits: readonly Limit[]): number | undefined => {
    const waits = limits.flatMap((limit) => {
      const { since, count } = current(limit)
      return count >= limit.rule.limit ? [since + limit.rule.window - now()] : []
    })
    return waits.length > 0 ? Math.max(...waits) : undefined
  }
  return {
    countOf,
    add,
    clear,
    waitOf,
    set: ({ key, rule }, count, left) => void counters.set(key, { since: now() + left - rule.window, count }),
    take: async ({ gates, underWay, read }) => {
      const wait = waitOf(gates)
      if (wait !== undefined) return { wait }
      const before = new Map([...gates, ...underWay, ...read].map((limit) => [limit.key, countOf(limit)]))
      add(underWay, 1)
      return { isAlone: true, before: ({ key }) => before.get(key) ?? 0, add, clear }
    },
  }
}
