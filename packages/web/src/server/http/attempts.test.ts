import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { attemptRules, createAttempts } from './attempts.ts'
import type { AttemptKind, Attempter } from './attempts.ts'

const start = (begin = 1_000_000) => {
  const clock = { now: begin }
  const attempts = createAttempts(() => clock.now)
  const allowed = (kind: AttemptKind, who: Attempter, times: number) =>
    Array.from({ length: times }, () => attempts.take(kind, who)).filter((wait) => wait === undefined).length
  return { clock, attempts, allowed }
}

const minute = 60_000
const siti = { address: '192.0.2.1', account: 'siti@contoh.example' }

describe('log-ins', () => {
  test('of one account from one address: five in five minutes, then a wait that is told, then five more', () => {
    const { clock, attempts, allowed } = start()
    expect(allowed('log-in', siti, 5)).toBe(5)
    expect(attempts.take('log-in', siti)).toBe(300)
    clock.now += 4 * minute
    expect(attempts.take('log-in', siti)).toBe(60)
    clock.now += minute - 1
    expect(attempts.take('log-in', siti)).toBe(1)
    clock.now += 1
    expect(allowed('log-in', siti, 6)).toBe(5)
  })

  test('of one account from many addresses are slowed down, of others not', () => {
    const { allowed } = start()
    const from = (index: number, account: string) => ({ address: `192.0.2.${index}`, account })
    const let1 = Array.from({ length: 50 }, (_, index) =>
      allowed('log-in', from(index, 'siti@contoh.example'), 1),
    ).filter(Boolean)
    expect(let1).toHaveLength(30)
    expect(allowed('log-in', from(200, 'joko@contoh.example'), 1)).toBe(1)
  })

  test('of many accounts from one address are limited too', () => {
    const { allowed } = start()
    const tries = Array.from({ length: 60 }, (_, index) =>
      allowed('log-in', { address: '192.0.2.1', account: `p${index}` }, 1),
    )
    expect(tries.filter(Boolean)).toHaveLength(40)
  })

  test('an address that has logged in before is not locked out by others', () => {
    const { allowed, attempts } = start()
    expect(allowed('log-in', siti, 1)).toBe(1)
    attempts.succeed('log-in', siti)
    Array.from({ length: 50 }, (_, index) => allowed('log-in', { ...siti, address: `203.0.113.${index}` }, 1))
    expect(allowed('log-in', { ...siti, address: '203.0.113.200' }, 1)).toBe(0)
    expect(allowed('log-in', siti, 1)).toBe(1)
  })

  test('a success starts the counter of that account at that address over', () => {
    const { allowed, attempts } = start()
    expect(allowed('log-in', siti, 4)).toBe(4)
    attempts.succeed('log-in', siti)
    expect(allowed('log-in', siti, 6)).toBe(5)
  })
})

test.each(Object.entries(attemptRules))(
  '%s lets exactly its limit through from one address, then says how long to wait',
  (kind, { address }) => {
    const { attempts } = start()
    const accounts = Array.from({ length: address.limit }, (_, index) =>
      attempts.take(kind as AttemptKind, { address: '192.0.2.1', account: `p${index}` }),
    )
    expect(accounts.every((wait) => wait === undefined)).toBe(true)
    expect(attempts.take(kind as AttemptKind, { address: '192.0.2.1', account: 'p' })).toBe(address.window / 1000)
    expect(attempts.take(kind as AttemptKind, { address: '192.0.2.2', account: 'p' })).toBeUndefined()
  },
)

test('a refused attempt is not counted: further tries do not make the wait longer', () => {
  const { clock, attempts, allowed } = start()
  allowed('form', { address: '192.0.2.1' }, 100)
  clock.now += 10 * minute
  expect(attempts.take('form', { address: '192.0.2.1' })).toBeUndefined()
})

test('200,000 addresses cost bounded memory and little time', () => {
  const { attempts } = start()
  const before = process.memoryUsage().heapUsed
  const time = processorTime(() => {
    for (let index = 0; index < 200_000; index += 1) attempts.take('form', { address: `2001:db8:${index}::` })
  })
  expect(time / 200_000).toBeLessThan(0.5)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(120 * 1024 * 1024)
})
