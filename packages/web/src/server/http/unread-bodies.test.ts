import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { serve } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testSites } from '../../testing/test-site.ts'
import { connectionOf } from '../node-connection.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
const mebibyte = 1024 * 1024
let server: Server
let port = 0
/** The site's ends of the connections of a test. */
const sockets: Socket[] = []
beforeEach(() => void (sockets.length = 0))
beforeAll(async () => {
  const site = sites.create()
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', (context) =>
    site.fetch(context.req.raw, connectionOf(context)),
  )
  server = serve({ fetch: app.fetch, port: 0 }) as Server
  server.on('connection', (socket) => void sockets.push(socket))
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void server.close())

const contact = '/informasi/hubungi-kami'
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

interface Sending {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  /** In MiB. */
  readonly size: number
}

/** Sends a body as fast as the site reads it, as browsers do, and reads the answer meanwhile. */
const send = ({ method = 'POST', path = contact, headers = formType, size }: Sending) =>
  new Promise<{ readonly answer: IncomingMessage; readonly text: string }>((resolve, reject) => {
    const sent = request({
      port,
      path,
      method,
      headers: { ...(!('transfer-encoding' in headers) && { 'content-length': size * mebibyte }), ...headers },
    })
    sent.once('response', (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.once('end', () => resolve({ answer, text }))
    })
    sent.once('error', reject)
    const piece = Buffer.alloc(mebibyte, 'a')
    const write = (left: number) => {
      if (left > 0) sent.write(piece, () => write(left - 1))
      else sent.end()
    }
    write(size)
  })

const bytesRead = () => Math.max(...sockets.map((socket) => socket.bytesRead))

describe('a request that is refused while it is still being sent', () => {
  test.each<readonly [what: string, sending: Sending, status: number]>([
    ['is too large', { size: 40 }, 413],
    ['is of another type', { size: 40, headers: { 'content-type': 'image/png' } }, 415],
    ['is sent to a page without a form', { size: 40, path: '/paket' }, 405],
    ['asks for a page', { size: 40, method: 'GET', path: '/robots.txt' }, 200],
    ['wants nothing back', { size: 40, path: '/_log-out', headers: {} }, 413],
    ['has no length', { size: 40, headers: { ...formType, 'transfer-encoding': 'chunked' } }, 413],
  ])('since it %s gets its answer, and nothing more of it is read', async (_what, sending, status) => {
    const { answer, text } = await send(sending)
    expect([answer.statusCode, answer.headers.connection, text.length > 0]).toEqual([status, 'close', true])
    expect(bytesRead()).toBeLessThan(mebibyte)
    // The connection ends, whether the client closes it or not.
    await expect.poll(() => sockets.every((socket) => socket.destroyed)).toBe(true)
  })
})

describe('a client that is still sending', () => {
  test('is not cut off at once: it may go on for a while after the answer, so that it gets to read it', async () => {
    const client = connect(port, 'localhost')
    const times = { answered: 0, ended: 0 }
    // At the site's end: on a busy machine the client reads the answer late.
    const [site] = (await once(server, 'connection')) as [Socket]
    const write = vi.spyOn(site, 'write').mockImplementationOnce((...sent: Parameters<Socket['write']>) => {
      times.answered = performance.now()
      return site.write(...sent)
    })
    site.once('close', () => (times.ended = performance.now()))
    // The client's writes after the end fail. `once` would reject its promise with that error.
    client.once('error', () => undefined)
    const ended = new Promise((resolve) => client.once('close', resolve))
    const length = 20 * mebibyte
    client.write(
      `POST ${contact} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType['content-type']}\r\nContent-Length: ${length}\r\n\r\n`,
    )
    client.write(Buffer.alloc(length, 'a'))
    client.resume()
    await ended
    await expect.poll(() => times.ended).toBeGreaterThan(0)
    expect(write).toHaveBeenCalled()
    expect(times.answered).toBeGreaterThan(0)
    expect(times.ended - times.answered).toBeGreaterThan(400)
  })

  test.each(['image/jpeg', formType['content-type']])('of 20 MB of %s by fetch is told what is wrong', async (type) => {
    const headers = { 'content-type': type }
    const answer = await fetch(`http://localhost:${port}${contact}`, {
      method: 'POST',
      headers,
      body: Buffer.alloc(20 * mebibyte),
    })
    expect([answer.status, await answer.text()]).toEqual(
      type === 'image/jpeg' ? [415, 'Unsupported Media Type'] : [413, 'Payload Too Large'],
    )
  })
})

describe('a request that was read', () => {
  test('leaves its connection open for the next one', async () => {
    const { answer } = await send({ size: 0, headers: { ...formType, 'content-length': '0' } })
    expect([answer.statusCode, answer.headers.connection]).toEqual([422, 'keep-alive'])
  })

  test('whose answer has no body may have a small one that nothing reads', async () => {
    const { answer } = await send({ size: 0, path: '/_log-out', headers: { 'content-length': '0' } })
    expect(answer.statusCode).toBe(204)
    const small = await fetch(`http://localhost:${port}/_log-out`, { method: 'POST', body: 'a'.repeat(200_000) })
    expect(small.status).toBe(204)
  })
})
