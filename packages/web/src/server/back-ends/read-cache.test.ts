import type { Result } from '@hospital/sdk'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createReadCache } from './read-cache.ts'

let clock = 0
beforeEach(() => {
  clock = 0
})

const cache = (limit = 10) => createReadCache({ freshFor: 1000, staleFor: 10_000, patience: 50, limit, now: () => clock })

/** A CMS that counts its answers. */
const countingCms = () => {
  let count = 0
  return vi.fn<() => Promise<Result<number>>>(() => Promise.resolve({ data: (count += 1) }))
}

const down: Result<never> = { error: { kind: 'network', operation: 'A', requestId: '1' } }

describe('an answer of the CMS', () => {
  test('is asked for once while it is fresh', async () => {
    const read = countingCms()
    const remember = cache()
    expect(await remember('A {}', read)).toEqual({ data: 1 })
    clock = 999
    expect(await remember('A {}', read)).toEqual({ data: 1 })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('comes at once when it is older, while a newer one is fetched for the next visitor', async () => {
    const read = countingCms()
    const remember = cache()
    await remember('A {}', read)
    clock = 1000
    expect(await remember('A {}', read)).toEqual({ data: 1 })
    await vi.waitFor(async () => expect(await remember('A {}', read)).toEqual({ data: 2 }))
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('stays while the CMS fails', async () => {
    const read = countingCms()
    const remember = cache()
    await remember('A {}', read)
    read.mockResolvedValue(down)
    for (clock = 1000; clock < 10_000; clock += 3000) expect(await remember('A {}', read)).toEqual({ data: 1 })
  })

  test('is not shown for ever', async () => {
    const read = countingCms()
    const remember = cache()
    await remember('A {}', read)
    clock = 10_000
    expect(await remember('A {}', read)).toEqual({ data: 2 })
  })

  test('is asked for once by visitors who come at the same time', async () => {
    const read = countingCms()
    const remember = cache()
    expect(await Promise.all([1, 2, 3].map(() => remember('A {}', read)))).toEqual([{ data: 1 }, { data: 1 }, { data: 1 }])
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('to one question is no answer to another', async () => {
    const read = countingCms()
    const remember = cache()
    expect(await remember('A {"page":1}', read)).toEqual({ data: 1 })
    expect(await remember('A {"page":2}', read)).toEqual({ data: 2 })
  })

  test('that a visitor did not wait for serves the next one', async () => {
    vi.useFakeTimers()
    let release = (_result: Result<number>) => {}
    const read = vi.fn<() => Promise<Result<number>>>(() => new Promise((resolve) => (release = resolve)))
    const remember = cache()
    const first = remember('A {}', read)
    await vi.advanceTimersByTimeAsync(50)
    expect(await first).toEqual({ error: { kind: 'timeout', timeout: 50, operation: 'A', requestId: '' } })
    release({ data: 7 })
    await vi.advanceTimersByTimeAsync(0)
    expect(await remember('A {}', read)).toEqual({ data: 7 })
    expect(read).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('is forgotten when too many others have come since', async () => {
    const read = countingCms()
    const remember = cache(2)
    for (const key of ['A {}', 'B {}', 'C {}']) await remember(key, read)
    expect(await remember('A {}', read)).toEqual({ data: 4 })
  })

  test('that is a failure is asked for again', async () => {
    const remember = cache()
    const read = countingCms().mockResolvedValueOnce(down)
    expect(await remember('A {}', read)).toEqual(down)
    expect(await remember('A {}', read)).toEqual({ data: 1 })
  })
})
