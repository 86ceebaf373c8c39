import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { Count, Counted, Counters, Limit, OwnCounters } from '../counters.ts'
import type { SharedStore } from './store.ts'

/**
 * Counts an attempt in one step, so that two sites cannot both admit the last one. Arguments of each key: the limit that refuses (-1 for
 * none), whether it counts the attempt, and its window. Returns for each key the earlier count, and the milliseconds left of its window.
 */
const takeScript = `
local found, isOpen = {}, true
for index, key in ipairs(KEYS) do
  local count, left = tonumber(redis.call('GET', key) or 0), redis.call('PTTL', key)
  local limit = tonumber(ARGV[index * 3 - 2])
  if limit >= 0 and count >= limit then isOpen = false end
  found[index * 2 - 1], found[index * 2] = count, left
end
if isOpen then
  for index, key in ipairs(KEYS) do
    if ARGV[index * 3 - 1] == '1' and redis.call('INCR', key) == 1 and redis.call('PTTL', key) < 0 then
      redis.call('PEXPIRE', key, ARGV[index * 3])
    end
  end
end
return found`

/** Adds ARGV[1] to each counter; a negative number takes 1 from each counter above 0. The other arguments are the windows of the keys. */
const addScript = `
local by = tonumber(ARGV[1])
for index, key in ipairs(KEYS) do
  if by > 0 then
    redis.call('INCRBY', key, by)
    if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[index + 1]) end
  elseif tonumber(redis.call('GET', key) or 0) > 0 then
    redis.call('DECR', key)
  end
end`

const clearScript = `redis.call('DEL', KEYS[1])`

/** What shared counters are made from. */
export interface SharedCounterOptions {
  readonly store: SharedStore
  /** This site's own counters. They copy the counts of the store, and take over while it is away. */
  readonly own: OwnCounters
  /** The secret in the names of counters, so that guessing an e-mail address does not reveal its counter. */
  readonly secret: string
  /** Called each time the store does not answer. */
  readonly onAway: () => void
}

const foundSchema = z.array(z.number())

const gateOf = ({ gates }: Counted, { key, rule }: Limit): number =>
  gates.some((gate) => gate.key === key) ? rule.limit : -1

/** The count of a limit in the store; `left` is in milliseconds until its window ends. */
interface Found {
  readonly limit: Limit
  readonly count: number
  readonly left: number
}

/** The milliseconds to wait if a gate is reached; undefined if none is. */
const waitIn = (found: readonly Found[], counted: Counted): number | undefined => {
  const waits = found.filter(({ limit, count }) => {
    const gate = gateOf(counted, limit)
    return gate >= 0 && count >= gate
  })
  return waits.length > 0 ? Math.max(...waits.map(({ left }) => left)) : undefined
}

/** The counters in the store. Rejects while the store is away. */
const createStoredCounters = ({ store, secret }: Pick<SharedCounterOptions, 'store' | 'secret'>) => {
  const nameOf = ({ key }: Limit) => `count:${createHmac('sha256', secret).update(key).digest('base64url')}`
  const run = async (script: string, limits: readonly Limit[], values: readonly (string | number)[]) =>
    store.run(script, limits.map(nameOf), values)
  return {
    take: async (counted: Counted, limits: readonly Limit[]): Promise<readonly Found[]> => {
      const isUnderWay = ({ key }: Limit) => counted.underWay.some((limit) => limit.key === key)
      const values = limits.flatMap((limit) => [gateOf(counted, limit), isUnderWay(limit) ? 1 : 0, limit.rule.window])
      const found = foundSchema.parse(await run(takeScript, limits, values))
      return limits.map((limit, index) => {
        const left = found[index * 2 + 1] ?? -1
        return { limit, count: found[index * 2] ?? 0, left: left < 0 ? limit.rule.window : left }
      })
    },
    add: (limits: readonly Limit[], count: number) =>
      run(addScript, limits, [count, ...limits.map(({ rule }) => rule.window)]),
    clear: (limit: Limit) => run(clearScript, [limit], []),
  }
}

/** Counters of all sites together, in a shared store. While it is away each site counts for itself, and no attempt fails because of it. */
export const createSharedCounters = ({ store, own, secret, onAway }: SharedCounterOptions): Counters => {
  const stored = createStoredCounters({ store, secret })
  const add: Count['add'] = (limits, count) => {
    own.add(limits, count)
    if (limits.length > 0) stored.add(limits, count).catch(onAway)
  }
  const clear: Count['clear'] = (limit) => {
    own.clear(limit)
    stored.clear(limit).catch(onAway)
  }

  return {
    take: async (counted) => {
      const { gates, underWay, read } = counted
      const limits = [...new Map([...gates, ...underWay, ...read].map((limit) => [limit.key, limit])).values()]
      let found: readonly Found[]
      try {
        found = await stored.take(counted, limits)
      } catch {
        onAway()
        return own.take(counted)
      }
      for (const { limit, count, left } of found) own.set(limit, count, left)
      const wait = waitIn(found, counted)
      if (wait !== undefined) return { wait }
      own.add(underWay, 1)
      const before = new Map(found.map(({ limit, count }) => [limit.key, count]))
      return { isAlone: false, before: ({ key }) => before.get(key) ?? 0, add, clear }
    },
  }
}
