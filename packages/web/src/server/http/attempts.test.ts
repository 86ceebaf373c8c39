import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { attemptRules } from './attempt-rules.ts'
import type { AttemptKind, AttemptRules } from './attempt-rules.ts'
import { createAttempts } from './attempts.ts'
import type { Attempter, AttemptOutcome } from './attempts.ts'

const start = (begin = 1_000_000) => {
  const clock = { now: begin }
  const attempts = createAttempts(() => clock.now)
  /** What an attempt is told: `go`, the milliseconds that it is held, or the seconds to wait of one that is refused. */
  const attempt = (kind: AttemptKind, who: Attempter, outcome: AttemptOutcome = 'failed') => {
    const taken = attempts.take(kind, who)
    if (taken.kind === 'refused') return { wait: taken.retryAfter }
    taken.settle(outcome)
    return taken.delay === 0 ? 'go' : { hold: taken.delay }
  }
  const times = (count: number, kind: AttemptKind, who: Attempter, outcome: AttemptOutcome = 'failed') =>
    Array.from({ length: count }, () => attempt(kind, who, outcome))
  return { clock, attempts, attempt, times }
}

const minute = 60_000
const siti = { address: '192.0.2.1', account: 'siti@contoh.example' }
const strangerAt = (index: number, account = siti.account) => ({ address: `203.0.113.${index}`, account })

describe('failed log-ins', () => {
  test('of one visitor with one account: five in five minutes, then a wait that is told, then five more', () => {
    const { clock, attempt, times } = start()
    expect(times(6, 'log-in', siti)).toEqual(['go', 'go', 'go', 'go', 'go', { wait: 300 }])
    clock.now += 4 * minute
    expect(attempt('log-in', siti)).toEqual({ wait: 60 })
    clock.now += minute - 1
    expect(attempt('log-in', siti)).toEqual({ wait: 1 })
    clock.now += 1
    expect(times(6, 'log-in', siti).filter((told) => told === 'go')).toHaveLength(5)
  })

  test('that are under way count, so that many at a time are not free', () => {
    const { attempts } = start()
    const taken = Array.from({ length: 50 }, () => attempts.take('log-in', siti).kind)
    expect(taken.filter((kind) => kind === 'admitted')).toHaveLength(5)
  })

  test.each(['succeeded', 'void'] as const)('are none of those that ended as %s', (outcome) => {
    const { times } = start()
    expect(new Set(times(500, 'log-in', siti, outcome))).toEqual(new Set(['go']))
  })

  test('start over where one succeeds', () => {
    const { attempt, times } = start()
    times(4, 'log-in', siti)
    attempt('log-in', siti, 'succeeded')
    expect(times(5, 'log-in', siti)).toEqual(['go', 'go', 'go', 'go', 'go'])
  })

  test('of many strangers slow further ones down more and more, ten seconds at most; another account is free', () => {
    const { attempt } = start()
    const told = Array.from({ length: 45 }, (_, index) => attempt('log-in', strangerAt(index)))
    expect([9, 10, 14, 15, 20, 25, 30, 35, 44].map((index) => told[index])).toEqual([
      'go',
      ...[500, 500, 1000, 2000, 4000, 8000, 10_000, 10_000].map((hold) => ({ hold })),
    ])
    expect(attempt('log-in', strangerAt(200, 'joko@contoh.example'))).toBe('go')
  })

  test('of strangers who come back form a line, which one who has not failed does not stand in', () => {
    const { clock, attempt } = start()
    for (let index = 0; index < 40; index += 1) attempt('log-in', strangerAt(index))
    expect(attempt('log-in', strangerAt(0))).toBe('go')
    expect(attempt('log-in', strangerAt(1))).toEqual({ hold: 10_000 })
    expect(attempt('log-in', strangerAt(2))).toEqual({ wait: 20 })
    expect(attempt('log-in', siti, 'succeeded')).toEqual({ hold: 10_000 })
    clock.now += 20_000
    expect(attempt('log-in', strangerAt(2))).toBe('go')
  })

  test('of strangers who were told a time: an address has one time with an account, however many devices it brings', () => {
    const { attempts, attempt } = start()
    for (let index = 0; index < 45; index += 1) attempt('log-in', strangerAt(index))
    for (let index = 0; index < 1000; index += 1) attempts.take('log-in', { ...siti, address: `new ${index}` })
    const first = attempt('log-in', siti)
    expect(first).toEqual({ wait: expect.any(Number) })
    const devices = Array.from({ length: 50 }, (_, index) => ({
      device: `device ${index}`,
      visitor: `device ${index}`,
    }))
    const told = devices.map((device) => attempt('log-in', { ...siti, ...device, hasCookie: true }))
    expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]))
    // Another address is behind them.
    expect(attempt('log-in', { ...siti, address: '192.0.2.9' })).not.toEqual(first)
  })

  test('of one customer of a provider, from many of its networks, keep no other visitor waiting for longer', () => {
    const { attempt, times } = start()
    for (let index = 0; index < 45; index += 1) attempt('log-in', strangerAt(index))
    for (let index = 0; index < 1000; index += 1)
      times(1, 'log-in', { address: `2001:db8:7:${index.toString(16)}::`, account: siti.account }, 'void')
    expect(attempt('log-in', siti)).toEqual({ hold: 10_000 })
  })

  test('of strangers are nothing to a visitor who knows the account', () => {
    const { attempt } = start()
    for (let index = 0; index < 60; index += 1) attempt('log-in', strangerAt(index))
    expect(attempt('log-in', { ...siti, isKnown: true })).toBe('go')
  })

  test('of one address with many accounts slow down that address, and no other', () => {
    const { attempt } = start()
    for (let index = 0; index < 40; index += 1) attempt('log-in', { address: '192.0.2.1', account: `p${index}` })
    const shared = { address: '192.0.2.1', account: 'joko', visitor: 'device joko' }
    expect(attempt('log-in', shared, 'succeeded')).toEqual({ hold: 500 })
    expect(attempt('log-in', { ...shared, address: '192.0.2.2' }, 'succeeded')).toBe('go')
  })

  test('of one address leave each device there that brings its cookie a time of its own; the others share one', () => {
    const { attempts } = start()
    for (let index = 0; index < 80; index += 1) {
      const failing = { address: '192.0.2.1', account: `p${index}`, visitor: `device p${index}` }
      const taken = attempts.take('log-in', failing)
      if (taken.kind === 'admitted') taken.settle('failed')
    }
    const take = (device: string, hasCookie: boolean) => {
      const visitor = hasCookie ? device : undefined
      return attempts.take('log-in', { address: '192.0.2.1', account: `of ${device}`, device, hasCookie, visitor }).kind
    }
    expect([take('device 1', true), take('device 2', true)]).toEqual(['admitted', 'admitted'])
    expect([take('device 3', false), take('device 4', false)]).toEqual(['admitted', 'refused'])
    // Of the ones without a cookie, the one that was held brings its cookie now: it is the same visitor.
    expect([take('device 3', true), take('device 5', true)]).toEqual(['refused', 'admitted'])
  })
})

const floods = (Object.keys(attemptRules) as AttemptKind[]).flatMap((kind) => {
  const { uses }: AttemptRules = attemptRules[kind]
  return uses ? [[kind, uses] as const] : []
})

describe.each(floods)('uses of %s', (kind, { visitor, anonymous, address }) => {
  const at = (more: Partial<Attempter> = {}): Attempter => ({ address: '192.0.2.1', ...more })

  test('let exactly the limit of one visitor through, then say how long to wait, and hinder no other', () => {
    const { clock, attempt, times } = start()
    const one = at({ visitor: 'device 1' })
    expect(new Set(times(visitor.limit, kind, one, 'succeeded'))).toEqual(new Set(['go']))
    expect(attempt(kind, one)).toEqual({ wait: visitor.window / 1000 })
    // A refused attempt is not counted: further tries do not make the wait longer.
    times(100, kind, one)
    clock.now += visitor.window
    expect(attempt(kind, one, 'succeeded')).toBe('go')
  })

  test('of visitors without a device end with their own limit', () => {
    const { attempt, times } = start()
    times(anonymous.limit, kind, at(), 'succeeded')
    expect(attempt(kind, at())).toEqual({ wait: anonymous.window / 1000 })
    expect(attempt(kind, at({ address: '192.0.2.2' }))).toBe('go')
    expect(attempt(kind, at({ visitor: 'device 2', isEstablished: true }))).toBe('go')
  })

  test('of a whole address have a limit that devices which have been here for a while do not share', () => {
    const { attempt } = start()
    for (let index = 0; index < address.limit; index += 1)
      expect(attempt(kind, at({ visitor: `device ${index}` }), 'succeeded')).toBe('go')
    expect(attempt(kind, at({ visitor: 'device new' }))).toEqual({ wait: address.window / 1000 })
    expect(attempt(kind, at({ visitor: 'device old', isEstablished: true }))).toBe('go')
  })

  test('are none of those that were refused for what is in them', () => {
    const { times } = start()
    expect(new Set(times(address.limit * 2, kind, at(), 'void'))).toEqual(new Set(['go']))
  })
})

test('200,000 addresses cost bounded memory and little time', () => {
  const { attempts } = start()
  const before = process.memoryUsage().heapUsed
  const time = processorTime(() => {
    for (let index = 0; index < 200_000; index += 1) attempts.take('contact', { address: `2001:db8:${index}::` })
  })
  expect(time / 200_000).toBeLessThan(0.5)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(120 * 1024 * 1024)
})
