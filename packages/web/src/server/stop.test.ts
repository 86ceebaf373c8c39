import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { stopServer } from './stop.ts'

afterEach(() => void vi.useRealTimers())

const start = async (): Promise<{ readonly server: Server; readonly port: number; readonly finish: () => void }> => {
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    request.resume()
    waiting.push(() => response.end('selesai'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, finish: () => waiting.forEach((end) => end()) }
}

const open = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(text)
  return socket
}

test('a request under way is finished before the server ends', async () => {
  const { server, port, finish } = await start()
  const answer = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  await once(server, 'request')
  const stopped = stopServer(server, 10_000)
  finish()
  expect(await (await answer).text()).toBe('selesai')
  await stopped
})

test.each([
  ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
  ['half a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-'],
  ['nothing', ''],
])('a connection that sent %s is closed when the time is over', async (_what, sent) => {
  const { server, port } = await start()
  const socket = await open(port, sent)
  const closeAll = vi.spyOn(server, 'closeAllConnections')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = stopServer(server, 100)
  vi.advanceTimersByTime(99)
  expect(closeAll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(closeAll).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await stopped
  socket.destroy()
})
