import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oneAtATime } from './connection-line.ts'
import type { LineOptions } from './connection-line.ts'
import { connectionCame } from './yielding-queue.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Opens a server and a connection to it, which sends many requests at once. */
const open = async (listener: RequestListener, options: LineOptions = {}) => {
  const server = createServer(oneAtATime(listener, options))
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  ends.push(
    () => void socket.destroy(),
    () => void server.close(),
  )
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  return {
    socket,
    text: () => text,
    pipeline: (count: number) => {
      const requests = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`)
      socket.write(requests.join(''))
    },
  }
}

test('requests that are sent at once are answered one after the other, all of them', async () => {
  const underWay: ServerResponse[] = []
  let most = 0
  const { pipeline, text } = await open((request, response) => {
    underWay.push(response)
    most = Math.max(most, underWay.length)
    setImmediate(() => {
      underWay.pop()
      response.end(`answer ${request.url}`)
    })
  })
  pipeline(50)
  await expect.poll(text).toContain('answer /49')
  expect(text().match(/answer \/\d+/g)).toEqual(Array.from({ length: 50 }, (_, at) => `answer /${at}`))
  expect(most).toBe(1)
})

test('what is answered at once waits for the answers before it, and is begun in a turn of its own', async () => {
  const turns: number[] = []
  let turn = 0
  const answerAtOnce: LineOptions['answerAtOnce'] = ({ url }, response) => {
    if (url === '/0') return false
    turns.push(turn)
    setImmediate(() => (turn += 1))
    response.end(`answer ${url}`)
    return true
  }
  const listener: RequestListener = ({ url }, response) => setImmediate(() => response.end(`answer ${url}`))
  const { pipeline, text } = await open(listener, { answerAtOnce })
  pipeline(10)
  await expect.poll(text).toContain('answer /9')
  expect(text().match(/answer \/\d+/g)).toEqual(Array.from({ length: 10 }, (_, at) => `answer /${at}`))
  expect(new Set(turns).size).toBe(9)
})

test('those that wait on a connection that is closed are never begun', async () => {
  const begun: string[] = []
  const responses: ServerResponse[] = []
  const { pipeline, socket } = await open((request, response) => {
    begun.push(request.url ?? '')
    responses.push(response)
  })
  pipeline(40)
  await expect.poll(() => begun).toEqual(['/0'])
  const closed = new Promise((resolve) => responses[0]?.once('close', resolve))
  socket.destroy()
  await closed
  for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['/0'])
})

test('a connection with more of them than any client sends is ended', async () => {
  const begun: string[] = []
  const { pipeline, socket } = await open((request) => void begun.push(request.url ?? ''), { limit: 5 })
  pipeline(7)
  await once(socket, 'close')
  expect(begun).toEqual(['/0'])
})

test('what twelve connections ask for at once silences nothing: the next connection asks for /health', async () => {
  const done: string[] = []
  const server = createServer(
    oneAtATime((request, response) => {
      const end = performance.now() + (request.url === '/health' ? 0 : 25)
      while (performance.now() < end);
      done.push(request.url ?? '')
      response.end()
    }),
  ).on('connection', connectionCame)
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  ends.push(() => void server.close())
  for (const path of [...Array.from({ length: 12 }, (_, at) => `/${at}`), '/health']) {
    const socket = connect(port, '127.0.0.1')
    ends.push(() => void socket.destroy())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  }
  await expect.poll(() => done.length).toBe(13)
  expect(done.indexOf('/health')).toBeLessThan(6)
})
