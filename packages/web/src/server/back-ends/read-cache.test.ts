import type { Result } from '@hospital/sdk'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withReads } from '../edits/content-read.ts'
import type { ContentRead } from '../edits/content-read.ts'
import { editOf } from '../edits/edit.ts'
import { createReadCache } from './read-cache.ts'

let clock = 0
beforeEach(() => {
  clock = 0
})

const cache = (staleIfErrorFor = 10_000) =>
  createReadCache({ freshFor: 1000, staleFor: 2000, staleIfErrorFor, timeout: 50, maxSize: 100_000, now: () => clock })
    .readThrough

/** A CMS that counts its answers. */
const countingCms = () => {
  let count = 0
  return vi.fn<() => Promise<Result<number>>>(() => Promise.resolve({ data: (count += 1) }))
}

const down: Result<never> = { error: { kind: 'network', operation: 'A', requestId: '1' } }

describe('an answer of the CMS', () => {
  test('is asked for once while it is fresh', async () => {
    const read = countingCms()
    const readThrough = cache()
    expect(await readThrough('A {}', read)).toEqual({ data: 1 })
    clock = 999
    expect(await readThrough('A {}', read)).toEqual({ data: 1 })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('comes at once when it is older, while a newer one is fetched for the next visitor', async () => {
    const read = countingCms()
    const readThrough = cache()
    await readThrough('A {}', read)
    clock = 1000
    expect(await readThrough('A {}', read)).toEqual({ data: 1 })
    await expect.poll(() => readThrough('A {}', read)).toEqual({ data: 2 })
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('is waited for when it is older than that, and stays while the CMS fails', async () => {
    const read = countingCms()
    const readThrough = cache()
    await readThrough('A {}', read)
    clock = 2000
    expect(await readThrough('A {}', read)).toEqual({ data: 2 })
    read.mockResolvedValue(down)
    for (clock = 3000; clock < 12_000; clock += 3000) expect(await readThrough('A {}', read)).toEqual({ data: 2 })
    clock = 12_000
    expect(await readThrough('A {}', read)).toEqual(down)
  })

  test('that there is nothing any more replaces what was there', async () => {
    const read = countingCms()
    const readThrough = cache()
    await readThrough('A {}', read)
    const gone: Result<never> = { error: { kind: 'not-found', status: 404, operation: 'A', requestId: '1' } }
    read.mockResolvedValue(gone)
    clock = 2000
    expect(await readThrough('A {}', read)).toEqual(gone)
  })

  test('is given at once after the CMS did not answer in time, as long as that read has no end', async () => {
    vi.useFakeTimers()
    const read = countingCms()
    const readThrough = cache()
    await readThrough('A {}', read)
    read.mockReturnValue(new Promise(() => {}))
    clock = 2000
    const first = readThrough('A {}', read)
    await vi.advanceTimersByTimeAsync(50)
    expect(await first).toEqual({ data: 1 })
    clock = 6999
    expect(await readThrough('A {}', read)).toEqual({ data: 1 })
    clock = 7000
    const later = readThrough('A {}', read)
    await vi.advanceTimersByTimeAsync(0)
    expect(await later).toEqual({ data: 1 })
    vi.useRealTimers()
  })

  test('is asked for once by visitors who come at the same time', async () => {
    const read = countingCms()
    const readThrough = cache()
    expect(await Promise.all([1, 2, 3].map(() => readThrough('A {}', read)))).toEqual([
      { data: 1 },
      { data: 1 },
      { data: 1 },
    ])
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('is waited for by one visitor where it never comes: the next ones wait for what is left of the time', async () => {
    vi.useFakeTimers()
    const read = vi.fn<() => Promise<Result<number>>>(() => new Promise(() => {}))
    const readThrough = cache()
    void readThrough('A {}', read)
    clock = 30
    const told = vi.fn()
    void readThrough('A {}', read).then(told)
    await vi.advanceTimersByTimeAsync(19)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledTimes(1)
    clock = 20_000
    const late = readThrough('A {}', read)
    await vi.advanceTimersByTimeAsync(0)
    expect(await late).toMatchObject({ error: { kind: 'timeout' } })
    expect(read).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('to one question is no answer to another', async () => {
    const read = countingCms()
    const readThrough = cache()
    expect(await readThrough('A {"page":1}', read)).toEqual({ data: 1 })
    expect(await readThrough('A {"page":2}', read)).toEqual({ data: 2 })
  })

  test('that a visitor did not wait for serves the next one', async () => {
    vi.useFakeTimers()
    let release = (_result: Result<number>) => {}
    const read = vi.fn<() => Promise<Result<number>>>(() => new Promise((resolve) => (release = resolve)))
    const readThrough = cache()
    const first = readThrough('A {}', read)
    await vi.advanceTimersByTimeAsync(50)
    expect(await first).toEqual({ error: { kind: 'timeout', timeout: 50, operation: 'A', requestId: '' } })
    release({ data: 7 })
    await vi.advanceTimersByTimeAsync(0)
    expect(await readThrough('A {}', read)).toEqual({ data: 7 })
    expect(read).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('that is a failure is asked for again', async () => {
    const readThrough = cache()
    const read = countingCms().mockResolvedValueOnce(down)
    expect(await readThrough('A {}', read)).toEqual(down)
    expect(await readThrough('A {}', read)).toEqual({ data: 1 })
  })
})

describe('an answer that an edit has touched', () => {
  const key = 'cms:FormBySlug {"slug":"a"} x'
  const edit = (slug: string) => editOf({ event: 'entry.update', model: 'form', entry: { id: 9, slug } })
  const edited = () => {
    const late: ContentRead[] = []
    const onLate = (read: ContentRead) => void late.push(read)
    const ages = { freshFor: 1000, staleFor: 2000, staleIfErrorFor: 10_000 }
    return { late, ...createReadCache({ ...ages, timeout: 50, onLate, maxSize: 100_000, now: () => clock }) }
  }
  const answer = (title: string): Result<object> => ({ data: { forms: [{ id: '1', judul: title }] } })

  test('is read again; others are not', async () => {
    const { readThrough, expire } = edited()
    await readThrough(key, () => Promise.resolve(answer('lama')))
    clock = 1
    expire(edit('b'))
    expect(await readThrough(key, () => Promise.resolve(answer('baru')))).toEqual(answer('lama'))
    expire(edit('a'))
    expect(await readThrough(key, () => Promise.resolve(answer('baru')))).toEqual(answer('baru'))
  })

  test('is told of once the new one arrives, where it was given since the CMS is slow', async () => {
    const { readThrough, expire, late } = edited()
    await readThrough(key, () => Promise.resolve(answer('lama')))
    clock = 1
    expire(edit('a'))
    clock = 2
    let arrive: (result: Result<object>) => void = () => undefined
    const slow = () => new Promise<Result<object>>((resolve) => (arrive = resolve))
    const { value, reads } = await withReads(() => readThrough(key, slow))
    expect(value).toEqual(answer('lama'))
    expect(late).toEqual([])
    arrive(answer('baru'))
    await expect.poll(() => late).toHaveLength(1)
    expect(late[0]).toBe(reads[0])
    expect(await readThrough(key, slow)).toEqual(answer('baru'))
  })

  test('is not told of while the CMS fails', async () => {
    const { readThrough, expire, late } = edited()
    await readThrough(key, () => Promise.resolve(answer('lama')))
    clock = 1
    expire(edit('a'))
    expect(await readThrough(key, () => Promise.resolve(down))).toEqual(answer('lama'))
    expect(late).toEqual([])
  })
})
