import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStaleCache } from './stale-cache.ts'

let clock = 0
beforeEach(() => {
  clock = 0
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of live objects in the heap. */
const heapUsed = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const create = (maxSize = 1_000_000, isNothing?: (text: string) => boolean) =>
  createStaleCache<string>({
    freshFor: 10,
    staleFor: 30,
    staleIfErrorFor: 1000,
    maxSize,
    sizeOf: (text) => text.length,
    isNothing,
    now: () => clock,
  })

/** Loads one text after the other; rejects when there is none left. */
const loads = (...texts: readonly string[]) => {
  const rest = [...texts]
  return vi.fn<() => Promise<string>>(() => {
    const next = rest.shift()
    return next === undefined ? Promise.reject(new Error('down')) : Promise.resolve(next)
  })
}

describe('a value', () => {
  test('is served as it is while it is fresh', async () => {
    const cache = create()
    const load = loads('one')
    expect(cache.peek('k', load)).toBeUndefined()
    expect(await cache.fetch('k', load)).toBe('one')
    clock = 9
    expect(cache.peek('k', load)).toBe('one')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is served while it is revalidated in the background', async () => {
    const cache = create()
    const load = loads('one', 'two')
    await cache.fetch('k', load)
    clock = 10
    expect(cache.peek('k', load)).toBe('one')
    await expect.poll(() => cache.peek('k', load)).toBe('two')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is not served at once when it is too old, however seldom it was asked for', async () => {
    const cache = create()
    const load = loads('one', 'two')
    await cache.fetch('k', load)
    clock = 30
    expect(cache.peek('k', load)).toBeUndefined()
    expect(await cache.fetch('k', load)).toBe('two')
  })

  test('replaces one that cannot be loaded, for as long as it is cached', async () => {
    const cache = create()
    await cache.fetch('k', loads('one'))
    clock = 999
    expect(await cache.fetch('k', loads())).toBe('one')
    expect(cache.lastGood('k')).toBe('one')
    clock = 1000
    await expect(cache.fetch('k', loads())).rejects.toThrow('down')
    expect(cache.lastGood('k')).toBeUndefined()
  })

  test('is loaded once for callers who come at the same time', async () => {
    const cache = create()
    const load = loads('one')
    expect(await Promise.all([cache.fetch('k', load), cache.fetch('k', load), cache.fetch('k', load)])).toEqual([
      'one',
      'one',
      'one',
    ])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is not served any more once everything has expired, unless nothing newer can be read', async () => {
    const cache = create()
    await cache.fetch('k', loads('one'))
    clock = 1
    cache.expire()
    expect(cache.peek('k', loads('none'))).toBeUndefined()
    expect(await cache.fetch('k', loads())).toBe('one')
    clock = 2
    expect(await cache.fetch('k', loads('two'))).toBe('two')
    expect(cache.peek('k', loads())).toBe('two')
  })

  test('whose load began before everything expired is loaded once more', async () => {
    const cache = create()
    let finish = (_text: string) => {}
    const slow = cache.fetch('k', () => new Promise((resolve) => (finish = resolve)))
    clock = 1
    cache.expire()
    clock = 2
    const next = cache.fetch('k', loads('new'))
    finish('old')
    expect(await slow).toBe('old')
    expect(await next).toBe('new')
    expect(cache.peek('k', loads())).toBe('new')
  })

  test('gives way to others when there is no room, the least recently used first', async () => {
    const cache = create(2000)
    for (const key of ['a', 'b', 'c']) await cache.fetch(key, loads('x'))
    cache.peek('a', loads())
    await cache.fetch('d', loads('x'))
    expect(['a', 'b', 'c', 'd'].map((key) => cache.lastGood(key) !== undefined)).toEqual([true, false, true, true])
  })
})

describe('the memory of a cache', () => {
  const keys = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => `/${index}/`.padEnd(length, 'x'))
  const held = (cache: ReturnType<typeof create>, all: readonly string[]) =>
    all.filter((key) => cache.lastGood(key) !== undefined).length

  test('counts keys as well as values', async () => {
    const cache = create(100_000)
    const all = keys(200, 1000)
    for (const key of all) await cache.fetch(key, loads('x'))
    // Each entry takes 500 bytes, 2,000 for its key and one for its value.
    expect(held(cache, all)).toBe(37)
  })

  test('has a small part for what is not there, which displaces nothing', async () => {
    const cache = create(100_000, (value) => value === 'nothing')
    await cache.fetch('home', loads('x'))
    const all = keys(1000, 100)
    for (const key of all) await cache.fetch(key, loads('nothing'))
    expect([cache.lastGood('home'), held(cache, all)]).toEqual(['x', 8])
  })

  test('holds what was not there and has come, or has gone, once', async () => {
    const cache = create(100_000, (value) => value === 'nothing')
    for (const value of ['nothing', 'x', 'nothing', 'y']) {
      expect(await cache.fetch('k', loads(value))).toBe(value)
      expect([cache.lastGood('k'), cache.peek('k', loads())]).toEqual([value, value])
    }
  })

  test('does not hold the address that a key is a part of', async () => {
    const cache = create(10_000_000)
    const before = heapUsed()
    for (let index = 0; index < 2000; index += 1) {
      const address = new URL(`https://rs.example/dokter/nama-yang-panjang-${index}?x=${'x'.repeat(20_000)}${index}`)
      await cache.fetch(address.pathname, () => Promise.resolve('x'))
    }
    // The addresses have 40 MB.
    expect(heapUsed() - before).toBeLessThan(10_000_000)
    expect(cache.lastGood('/dokter/nama-yang-panjang-1999')).toBe('x')
  })
})

test('a failed load does not keep the next one from succeeding', async () => {
  const cache = create()
  await expect(cache.fetch('k', loads())).rejects.toThrow('down')
  expect(await cache.fetch('k', loads('one'))).toBe('one')
})
