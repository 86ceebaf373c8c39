import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testGateway } from '../../testing/test-gateway.ts'
import { answerBudget, createBodiesInFlight } from './bodies-in-flight.ts'
import { readingTime, untilSent } from './held-answers.ts'

const mebibyte = 1024 * 1024

describe('answers of back ends that a client does not read', () => {
  const { ask, upstream } = testGateway()
  const profile = (address: string) =>
    ask('/member/profile/detail?id=7', { headers: { authorization: 'Bearer contoh.token' }, address })
  const answerWith = (size: number) =>
    upstream.mockImplementation(() => Promise.resolve(Response.json({ a: 'x'.repeat(size) })))
  const most = Math.floor(answerBudget.address.bytes / (4 * mebibyte - 100))

  test('are as many as fit into the room of its address; small ones and those of others come', async () => {
    answerWith(4 * mebibyte - 100)
    const held = await Promise.all(Array.from({ length: most }, () => profile('192.0.2.1')))
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await profile('192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    const other = await profile('192.0.2.2')
    expect(await other.json()).toMatchObject({ a: expect.any(String) as string })
    answerWith(60_000)
    expect((await profile('192.0.2.1')).status).toBe(200)
    answerWith(4 * mebibyte - 100)
    // An answer that was read makes room for another one, and so does an answer whose client has left.
    await held[0]?.arrayBuffer()
    await held[1]?.body?.cancel()
    expect([(await profile('192.0.2.1')).status, (await profile('192.0.2.1')).status]).toEqual([200, 200])
    expect((await profile('192.0.2.1')).status).toBe(429)
  })

  test('are bounded in all', async () => {
    answerWith(4 * mebibyte - 100)
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => (await profile(`192.0.2.${at}`)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      Math.floor(answerBudget.site.bytes / (4 * mebibyte - 100)),
    )
  })

  test('of few addresses leave room for another one: who holds most loses the oldest of them', async () => {
    answerWith(4 * mebibyte - 100)
    const holding = ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.3', '192.0.2.2']
    const all = [...holding, ...Array.from({ length: 11 }, (_, at) => `192.0.2.${(at % 3) + 1}`)]
    const held: Response[] = []
    for (const address of all) held.push(await profile(address))
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set([200]))
    const other = await profile('192.0.2.4')
    expect([other.status, ((await other.json()) as { readonly a: string }).a.length]).toEqual([200, 4 * mebibyte - 100])
    const [oldest, ...others] = held
    await expect(oldest?.arrayBuffer()).rejects.toThrow('not read in time')
    for (const answer of others) expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(4_000_000)
  })

  test('a file that does not say its length takes its room too', async () => {
    const pdf = () => new Response(new Uint8Array(25 * mebibyte), { headers: { 'content-type': 'application/pdf' } })
    upstream.mockImplementation(() => Promise.resolve(pdf()))
    const path = '/hospital-care/RS01/mobile/v1/hasil/laboratorium/LAB-261020-0119/pdf'
    const file = () => ask(path, { headers: { authorization: 'Bearer contoh.token' } })
    const first = await file()
    expect([first.status, (await file()).status]).toEqual([200, 429])
    expect((await first.arrayBuffer()).byteLength).toBe(25 * mebibyte)
    expect((await file()).status).toBe(200)
  })
})

describe('the place of an answer', () => {
  const budget = { address: { count: 9, bytes: 9 * mebibyte }, site: { count: 9, bytes: 9 * mebibyte } }
  const heldAnswer = (body: BodyInit = new Uint8Array(8 * mebibyte)) => {
    const answers = createBodiesInFlight(budget)
    const hold = answers.hold('a')
    if (!hold?.add(8 * mebibyte)) throw new Error('there is room')
    const hasRoom = () => {
      const other = answers.hold('a')
      const isFree = other?.add(2 * mebibyte)
      other?.release()
      return isFree
    }
    return { response: untilSent(new Response(body), hold), hasRoom }
  }
  afterEach(() => void vi.useRealTimers())

  test('is given back with its last piece', async () => {
    const { response, hasRoom } = heldAnswer()
    const reader = response.body?.getReader()
    let size = 0
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength
      if (size < 8 * mebibyte) expect(hasRoom()).toBe(false)
    }
    expect([size, hasRoom()]).toEqual([8 * mebibyte, true])
  })

  test('is given back where the answer breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('broken off')) })
    const { response, hasRoom } = heldAnswer(broken)
    await expect(response.arrayBuffer()).rejects.toThrow('broken off')
    expect(hasRoom()).toBe(true)
  })

  test('is given back after a while where the client reads a little now and then', async () => {
    vi.useFakeTimers()
    const { response, hasRoom } = heldAnswer()
    const reader = response.body?.getReader()
    await reader?.read()
    await vi.advanceTimersByTimeAsync(readingTime - 1)
    await reader?.read()
    expect(hasRoom()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(hasRoom()).toBe(true)
    await expect(reader?.read()).rejects.toThrow('not read in time')
  })

  test('is held while a connection does not take it, and given back when that is closed', async () => {
    const { response, hasRoom } = heldAnswer()
    const server = serve({ fetch: () => response, port: 0 }) as Server
    await once(server, 'listening')
    const address = server.address()
    const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    client.on('error', () => undefined)
    const requested = once(server, 'request')
    client.pause()
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await requested
    // The buffers are full: the answer reads nothing more.
    let before = -1
    await expect
      .poll(() => {
        const now = client.bytesRead
        const isSame = now === before
        before = now
        return isSame
      })
      .toBe(true)
    expect(hasRoom()).toBe(false)
    client.destroy()
    await expect.poll(hasRoom).toBe(true)
    server.close()
  })
})
