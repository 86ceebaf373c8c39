import { describe, expect, test } from 'vitest'
import { attemptRules, requestRules } from './attempt-rules.ts'
import type { AttemptKind, AttemptRules, RequestKind } from './attempt-rules.ts'
import { createAttempts } from './attempts.ts'
import type { Attempter, AttemptOutcome } from './attempts.ts'

const inOrder = async <Value>(count: number, make: (index: number) => Promise<Value>): Promise<readonly Value[]> => {
  const made: Value[] = []
  for (let index = 0; index < count; index += 1) made.push(await make(index))
  return made
}

const start = (begin = 1_000_000) => {
  const clock = { now: begin }
  const attempts = createAttempts({ now: () => clock.now })
  /** The result of an attempt: `go`, the milliseconds of a hold, or the seconds to wait after a refusal. */
  const attempt = async (kind: AttemptKind, who: Attempter, outcome: AttemptOutcome = 'failed') => {
    const taken = await attempts.take(kind, who)
    if (taken.kind === 'refused') return { wait: taken.retryAfter }
    taken.settle(outcome)
    return taken.delay === 0 ? 'go' : { hold: taken.delay }
  }
  const times = (count: number, kind: AttemptKind, who: Attempter, outcome: AttemptOutcome = 'failed') =>
    inOrder(count, () => attempt(kind, who, outcome))
  return { clock, attempts, attempt, times }
}

const minute = 60_000
const siti = { address: '192.0.2.1', account: 'siti@contoh.example' }
const strangerAt = (index: number, account = siti.account) => ({ address: `203.0.113.${index}`, account })

describe('failed log-ins', () => {
  test('of one visitor with one account: five in five minutes, then a wait that is told, then five more', async () => {
    const { clock, attempt, times } = start()
    expect(await times(6, 'log-in', siti)).toEqual(['go', 'go', 'go', 'go', 'go', { wait: 300 }])
    clock.now += 4 * minute
    expect(await attempt('log-in', siti)).toEqual({ wait: 60 })
    clock.now += minute - 1
    expect(await attempt('log-in', siti)).toEqual({ wait: 1 })
    clock.now += 1
    expect((await times(6, 'log-in', siti)).filter((told) => told === 'go')).toHaveLength(5)
  })

  test('that are under way count, so that many at a time are not free', async () => {
    const { attempts } = start()
    const taken = await Promise.all(Array.from({ length: 50 }, () => attempts.take('log-in', siti)))
    expect(taken.filter(({ kind }) => kind === 'admitted')).toHaveLength(5)
  })

  test.each(['succeeded', 'void'] as const)('are none of those that ended as %s', async (outcome) => {
    const { times } = start()
    expect(new Set(await times(500, 'log-in', siti, outcome))).toEqual(new Set(['go']))
  })

  test('start over where one succeeds', async () => {
    const { attempt, times } = start()
    await times(4, 'log-in', siti)
    await attempt('log-in', siti, 'succeeded')
    expect(await times(5, 'log-in', siti)).toEqual(['go', 'go', 'go', 'go', 'go'])
  })

  test('of many strangers slow further ones down more and more, ten seconds at most; another account is free', async () => {
    const { attempt } = start()
    const told = await inOrder(45, (index) => attempt('log-in', strangerAt(index)))
    expect([9, 10, 14, 15, 20, 25, 30, 35, 44].map((index) => told[index])).toEqual([
      'go',
      ...[500, 500, 1000, 2000, 4000, 8000, 10_000, 10_000].map((hold) => ({ hold })),
    ])
    expect(await attempt('log-in', strangerAt(200, 'joko@contoh.example'))).toBe('go')
  })

  test('of strangers who come back form a line, which one who has not failed does not stand in', async () => {
    const { clock, attempt } = start()
    for (let index = 0; index < 40; index += 1) await attempt('log-in', strangerAt(index))
    expect(await attempt('log-in', strangerAt(0))).toBe('go')
    expect(await attempt('log-in', strangerAt(1))).toEqual({ hold: 10_000 })
    expect(await attempt('log-in', strangerAt(2))).toEqual({ wait: 20 })
    expect(await attempt('log-in', siti, 'succeeded')).toEqual({ hold: 10_000 })
    clock.now += 20_000
    expect(await attempt('log-in', strangerAt(2))).toBe('go')
  })

  test('of strangers who were told a time: an address has one time with an account, however many devices it brings', async () => {
    const { attempts, attempt } = start()
    for (let index = 0; index < 45; index += 1) await attempt('log-in', strangerAt(index))
    for (let index = 0; index < 1000; index += 1) await attempts.take('log-in', { ...siti, address: `new ${index}` })
    const first = await attempt('log-in', siti)
    expect(first).toEqual({ wait: expect.any(Number) })
    const devices = Array.from({ length: 50 }, (_, index) => ({
      device: `device ${index}`,
      visitor: `device ${index}`,
    }))
    const told = await Promise.all(devices.map((device) => attempt('log-in', { ...siti, ...device, hasCookie: true })))
    expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]))
    // Another address comes after them.
    expect(await attempt('log-in', { ...siti, address: '192.0.2.9' })).not.toEqual(first)
  })

  test('of one customer of a provider, from many of its networks, keep no other visitor waiting for longer', async () => {
    const { attempt, times } = start()
    for (let index = 0; index < 45; index += 1) await attempt('log-in', strangerAt(index))
    for (let index = 0; index < 1000; index += 1)
      await times(1, 'log-in', { address: `2001:db8:7:${index.toString(16)}::`, account: siti.account }, 'void')
    expect(await attempt('log-in', siti)).toEqual({ hold: 10_000 })
  })

  test('of strangers are nothing to a visitor who knows the account', async () => {
    const { attempt } = start()
    for (let index = 0; index < 60; index += 1) await attempt('log-in', strangerAt(index))
    expect(await attempt('log-in', { ...siti, isKnown: true })).toBe('go')
  })

  test('of one address with many accounts slow down that address, and no other', async () => {
    const { attempt } = start()
    for (let index = 0; index < 40; index += 1) await attempt('log-in', { address: '192.0.2.1', account: `p${index}` })
    const shared = { address: '192.0.2.1', account: 'joko', visitor: 'device joko' }
    expect(await attempt('log-in', shared, 'succeeded')).toEqual({ hold: 500 })
    expect(await attempt('log-in', { ...shared, address: '192.0.2.2' }, 'succeeded')).toBe('go')
  })

  test('of one address leave each device there that brings its cookie a time of its own; the others share one', async () => {
    const { attempts } = start()
    for (let index = 0; index < 80; index += 1) {
      const failing = { address: '192.0.2.1', account: `p${index}`, visitor: `device p${index}` }
      const taken = await attempts.take('log-in', failing)
      if (taken.kind === 'admitted') taken.settle('failed')
    }
    const take = async (device: string, hasCookie: boolean) => {
      const visitor = hasCookie ? device : undefined
      const who = { address: '192.0.2.1', account: `of ${device}`, device, hasCookie, visitor }
      return (await attempts.take('log-in', who)).kind
    }
    expect([await take('device 1', true), await take('device 2', true)]).toEqual(['admitted', 'admitted'])
    expect([await take('device 3', false), await take('device 4', false)]).toEqual(['admitted', 'refused'])
    // The held attempt without a cookie now brings its cookie: it is the same visitor.
    expect([await take('device 3', true), await take('device 5', true)]).toEqual(['refused', 'admitted'])
  })
})

describe('a site of a fleet', () => {
  const siteOf = (sites: number) => {
    const attempts = createAttempts({ now: () => 1_000_000, sites })
    return async (who: Attempter) => {
      const taken = await attempts.take('log-in', who)
      if (taken.kind === 'admitted') taken.settle('failed')
      return taken
    }
  }

  test.each([
    [1, 10],
    [2, 5],
    [3, 4],
    [20, 1],
  ])(
    'of %i that counts for itself slows an account down after %i failures: all allow no more than one does',
    async (sites, allowed) => {
      const fail = siteOf(sites)
      const told = await inOrder(allowed + 1, (index) => fail(strangerAt(index)))
      expect(told.slice(0, -1)).toEqual(Array(allowed).fill(expect.objectContaining({ kind: 'admitted', delay: 0 })))
      expect(told.at(-1)).toMatchObject({ delay: 500 })
    },
  )

  test('lets one address fail as often as it may: the cache in front leads it to that site', async () => {
    const fail = siteOf(2)
    const told = await inOrder(41, (index) =>
      fail({ address: '192.0.2.1', account: `p${index}`, visitor: `v${index}` }),
    )
    expect(told.at(39)).toMatchObject({ delay: 0 })
    expect(told.at(40)).toMatchObject({ delay: 500 })
  })
})

const floods = (Object.keys(attemptRules) as AttemptKind[]).flatMap((kind) => {
  const { uses }: AttemptRules = attemptRules[kind]
  return uses ? [[kind, uses] as const] : []
})

describe.each(floods)('uses of %s', (kind, { visitor, anonymous, address }) => {
  const at = (more: Partial<Attempter> = {}): Attempter => ({ address: '192.0.2.1', ...more })

  test('let exactly the limit of one visitor through, then say how long to wait, and hinder no other', async () => {
    const { clock, attempt, times } = start()
    const one = at({ visitor: 'device 1' })
    expect(new Set(await times(visitor.limit, kind, one, 'succeeded'))).toEqual(new Set(['go']))
    expect(await attempt(kind, one)).toEqual({ wait: visitor.window / 1000 })
    // A refused attempt is not counted: further tries do not make the wait longer.
    await times(100, kind, one)
    clock.now += visitor.window
    expect(await attempt(kind, one, 'succeeded')).toBe('go')
  })

  test('of visitors without a device end with their own limit', async () => {
    const { attempt, times } = start()
    await times(anonymous.limit, kind, at(), 'succeeded')
    expect(await attempt(kind, at())).toEqual({ wait: anonymous.window / 1000 })
    expect(await attempt(kind, at({ address: '192.0.2.2' }))).toBe('go')
    expect(await attempt(kind, at({ visitor: 'device 2', isEstablished: true }))).toBe('go')
  })

  test('of a whole address have a limit that devices which have been here for a while do not share', async () => {
    const { attempt } = start()
    for (let index = 0; index < address.limit; index += 1)
      expect(await attempt(kind, at({ visitor: `device ${index}` }), 'succeeded')).toBe('go')
    expect(await attempt(kind, at({ visitor: 'device new' }))).toEqual({ wait: address.window / 1000 })
    expect(await attempt(kind, at({ visitor: 'device old', isEstablished: true }))).toBe('go')
  })

  test('are none of those that were refused for what is in them', async () => {
    const { times } = start()
    expect(new Set(await times(address.limit * 2, kind, at(), 'void'))).toEqual(new Set(['go']))
  })
})

describe.each(Object.keys(requestRules) as RequestKind[])('requests of %s', (kind) => {
  const { visitor, anonymous } = requestRules[kind]

  test('are as many as the limit; then they are told how long to wait, which further ones do not make longer', () => {
    const { clock, attempts } = start()
    const one = { address: '192.0.2.1', visitor: 'device 1' }
    const told = Array.from({ length: visitor.limit }, () => attempts.count(kind, one))
    expect(new Set(told)).toEqual(new Set([undefined]))
    expect(attempts.waitFor(kind, one)).toBe(visitor.window / 1000)
    expect([attempts.count(kind, one), attempts.count(kind, one)]).toEqual(Array(2).fill(visitor.window / 1000))
    clock.now += visitor.window
    expect([attempts.waitFor(kind, one), attempts.count(kind, one)]).toEqual([undefined, undefined])
  })

  test('of visitors without a device end with the limit of their address alone', () => {
    const { attempts } = start()
    for (let index = 0; index < anonymous.limit; index += 1) attempts.count(kind, { address: '192.0.2.1' })
    expect(attempts.count(kind, { address: '192.0.2.1' })).toBe(anonymous.window / 1000)
    expect(attempts.count(kind, { address: '192.0.2.2' })).toBeUndefined()
  })
})

test('200,000 addresses cost bounded memory and little time', async () => {
  const { attempts } = start()
  const before = process.memoryUsage().heapUsed
  const begun = process.threadCpuUsage()
  for (let index = 0; index < 200_000; index += 1) await attempts.take('contact', { address: `2001:db8:${index}::` })
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1000 / 200_000).toBeLessThan(0.5)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(120 * 1024 * 1024)
})
