import { afterEach, describe, expect, test, vi } from 'vitest'
import { testGateway } from '../../../testing/test-gateway.ts'
import { attemptRules } from '../attempt-rules.ts'
import { callTimeout, fileTimeout } from './deadline.ts'

const { ask, upstream } = testGateway()
const bearer = { authorization: 'Bearer contoh.token' }

describe('an upload', () => {
  const upload = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    ask('/hospital-care/RS01/register', { method: 'POST', body, headers })
  const type = { 'content-type': 'multipart/form-data; boundary=x' }

  test('is counted before its body is read', async () => {
    const { limit } = attemptRules.registration.failures.own
    for (let count = 0; count < limit; count += 1) expect((await upload('--x--', type)).status).toBe(422)
    let isRead = false
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
    expect([(await upload(body, type)).status, isRead]).toEqual([429, false])
  })
})

describe('a back end sends a file', () => {
  const path = '/hospital-care/RS01/mobile/v1/hasil/laboratorium/LAB-261020-0119/pdf'
  const piece = new Uint8Array(1024 * 1024).fill(0x25)
  /** A file of `size` MiB. If `breaks` is true, it breaks off. */
  const file = (size: number, headers: Readonly<Record<string, string>> = {}, breaks = false) => {
    let left = size
    const body = new ReadableStream({
      pull: (controller) => {
        if (left > 0) controller.enqueue(piece)
        else if (breaks) controller.error(new Error('rahasia'))
        else controller.close()
        left -= 1
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/pdf', ...headers } })
  }
  const bytes = (mebibytes: number) => ({ 'content-length': String(mebibytes * 1024 * 1024) })
  const answer = (given: Response) => {
    upstream.mockResolvedValue(given)
    return ask(path, { headers: bearer })
  }

  test.each([
    ['of the largest size', file(25, bytes(25)), 200],
    ['that does not say its length', file(25), 200],
    ['that is too large', file(26, bytes(26)), 502],
    ['that is too large and does not say so', file(26), 502],
    ['that is compressed to less than it is', file(26, { ...bytes(1), 'content-encoding': 'gzip' }), 502],
  ])('%s, whole or not at all', async (_what, given, status) => {
    const response = await answer(given)
    expect(response.status).toBe(status)
    const { byteLength } = await response.arrayBuffer()
    if (status === 200) expect(byteLength).toBe(25 * 1024 * 1024)
    else expect(byteLength).toBeLessThan(100)
  })

  test('that breaks off: so does the answer, without a word of the back end or a stack', async () => {
    const response = await answer(file(1, bytes(2), true))
    const error = await response.arrayBuffer().catch((cause: unknown) => cause)
    expect(error instanceof Error && error.stack).toBe('a file of a back end broke off')
    expect((await answer(file(1, {}, true))).status).toBe(502)
  })
})

describe('a file that takes long', () => {
  afterEach(() => void vi.useRealTimers())

  /** A file that sends a piece each time the reader asks for one. It breaks off as `fetch` does, when its signal aborts. */
  const begin = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let enqueue: () => void = () => undefined
    upstream.mockImplementation((_url, init) => {
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            enqueue = () => controller.enqueue(new Uint8Array(1000))
            init?.signal?.addEventListener('abort', () => {
              enqueue = () => undefined
              controller.error(init.signal?.reason)
            })
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'content-type': 'application/pdf', 'content-length': '1000000' }
      return Promise.resolve(new Response(body, { headers }))
    })
    const path = '/hospital-care/RS01/mobile/v1/hasil/laboratorium/LAB-261020-0119/pdf'
    const reader = (await ask(path, { headers: bearer })).body?.getReader()
    const readAfter = async (milliseconds: number) => {
      const reading = reader?.read().then(
        ({ value }) => value?.byteLength,
        () => 'broken off',
      )
      await vi.advanceTimersByTimeAsync(milliseconds)
      enqueue()
      return reading
    }
    return { readAfter, send: () => enqueue() }
  }

  test('goes on while pieces of it come', async () => {
    const { readAfter } = await begin()
    for (let time = 0; time + callTimeout <= fileTimeout - 1000; time += callTimeout - 1)
      expect(await readAfter(callTimeout - 1)).toBe(1000)
  })

  test('goes on when the phone of the user has taken nothing for a while', async () => {
    const { readAfter, send } = await begin()
    expect(await readAfter(1)).toBe(1000)
    send()
    await vi.advanceTimersByTimeAsync(callTimeout * 2)
    expect(await readAfter(1)).toBe(1000)
  })

  test('breaks off where the back end is silent', async () => {
    const { readAfter } = await begin()
    expect(await readAfter(1)).toBe(1000)
    expect(await readAfter(callTimeout)).toBe('broken off')
  })

  test('breaks off in the end', async () => {
    const { readAfter } = await begin()
    const pieces: unknown[] = []
    for (let time = 0; time < fileTimeout; time += callTimeout - 1) pieces.push(await readAfter(callTimeout - 1))
    expect(pieces.at(-1)).toBe('broken off')
  })
})
