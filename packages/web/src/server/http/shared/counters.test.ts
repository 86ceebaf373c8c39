import { expect, test, vi } from 'vitest'
import type { Rule } from '../attempt-rules.ts'
import { createCounters } from '../counters.ts'
import type { Counted } from '../counters.ts'
import { createSharedCounters } from './counters.ts'
import type { SharedStore } from './store.ts'

const rule: Rule = { limit: 3, window: 60_000 }
const own = { key: 'own of siti@contoh.example', rule }
const account = { key: 'account siti@contoh.example', rule: { limit: 10, window: 900_000 } }
const address = { key: 'address 192.0.2.1', rule }
const attempt: Counted = { gates: [own], underWay: [own, account], read: [address] }

const away = () => Promise.reject(new Error('away'))

/** Counters of a site whose store gives these answers one after the other, and then stops answering. */
const start = (...answers: readonly unknown[]) => {
  const left = [...answers]
  const run = vi.fn<SharedStore['run']>(() => (left.length > 0 ? Promise.resolve(left.shift()) : away()))
  const onAway = vi.fn<() => void>()
  const clock = { now: 1_000_000 }
  const ofSite = createCounters(() => clock.now)
  const counters = createSharedCounters({ store: { run, close: vi.fn() }, own: ofSite, secret: 'rahasia', onAway })
  return { counters, run, onAway, clock, ofSite }
}

test('An attempt is counted by what all sites have counted', async () => {
  const { counters, onAway } = start([2, 30_000, 7, 800_000, 1, -2])
  const count = await counters.take(attempt)
  expect(count).toMatchObject({ isAlone: false })
  expect('before' in count && [own, account, address].map(count.before)).toEqual([2, 7, 1])
  expect(onAway).not.toHaveBeenCalled()
})

test('An attempt at a limit that all sites have reached waits for the end of its window', async () => {
  const { counters } = start([3, 42_000, 7, 800_000, 1, -2])
  expect(await counters.take(attempt)).toEqual({ wait: 42_000 })
})

test('A limit that only counts refuses nobody', async () => {
  const { counters } = start([0, -2, 1000, 800_000, 50, 1000])
  expect(await counters.take(attempt)).toMatchObject({ isAlone: false })
})

test('The store is asked once for an attempt, and learns neither the account nor the address', async () => {
  const { counters, run } = start([0, -2, 0, -2, 0, -2])
  await counters.take(attempt)
  expect(run).toHaveBeenCalledOnce()
  const asked = JSON.stringify(run.mock.calls[0]?.slice(1))
  expect(asked).not.toMatch(/siti|contoh|192/)
  expect(run.mock.calls[0]?.[2]).toEqual([3, 1, 60_000, -1, 1, 900_000, -1, 0, 60_000])
})

test.each([
  ['is away', []],
  ['answers what is no answer', ['OK']],
])('Where the store %s, the site counts for itself, and says so', async (_state, answers) => {
  const { counters, onAway } = start(...answers)
  for (let index = 0; index < 3; index += 1) expect(await counters.take(attempt)).toMatchObject({ isAlone: true })
  expect(await counters.take(attempt)).toEqual({ wait: 60_000 })
  expect(onAway).toHaveBeenCalledTimes(4)
})

test('Where the store goes away, the site counts on from what all sites had counted', async () => {
  const { counters, clock } = start([2, 30_000, 7, 800_000, 1, 50_000])
  await counters.take(attempt)
  clock.now += 10_000
  expect(await counters.take(attempt)).toEqual({ wait: 20_000 })
  clock.now += 20_000
  const count = await counters.take(attempt)
  expect('before' in count && [own, account, address].map(count.before)).toEqual([0, 8, 1])
})

test('What becomes of an attempt is told where it was counted, also when the store has gone away meanwhile', async () => {
  const { counters, run, onAway, ofSite } = start([2, 30_000, 7, 800_000, 0, -2], null)
  const count = await counters.take(attempt)
  if ('wait' in count) throw new Error('refused')
  count.add([own, account], -1)
  expect(run).toHaveBeenLastCalledWith(expect.any(String), expect.any(Array), [-1, 60_000, 900_000])
  count.clear(own)
  await vi.waitFor(() => expect(onAway).toHaveBeenCalledOnce())
  expect([ofSite.countOf(own), ofSite.countOf(account)]).toEqual([0, 7])
})
