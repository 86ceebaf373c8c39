import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that fails in one way per path, and another origin as the target of redirects. */
export interface BrokenServer {
  readonly url: string
  /** An address at which nothing listens. */
  readonly deadUrl: string
  /** The requests that reached the other origin. */
  readonly arrived: readonly string[]
  readonly close: () => Promise<void>
}

const json = { 'content-type': 'application/json' }

const faults: Readonly<Record<string, (response: ServerResponse, otherOrigin: string) => void>> = {
  reset: ({ socket }) => void socket?.resetAndDestroy(),
  silence: () => undefined,
  'silent-body': (response) => void response.writeHead(200, json).write('{"data":'),
  'cut-body': (response) => {
    response.writeHead(200, { ...json, 'content-length': '100' }).write('{"data":')
    // After the headers were sent.
    setImmediate(() => response.socket?.destroy())
  },
  'reset-body': (response) => {
    response.writeHead(200, json).write('{"data":')
    setImmediate(() => response.socket?.resetAndDestroy())
  },
  'no-gzip': (response) => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{"data":1}'),
  'headers-only': (response) => void response.writeHead(200, json).end(),
}

const answer = ({ url = '' }: IncomingMessage, response: ServerResponse, otherOrigin: string) => {
  const [, fault = '', detail = ''] = url.split('/')
  if (fault === 'status') return response.writeHead(Number(detail), json).end('{"data":{}}')
  if (fault === 'redirect') return response.writeHead(Number(detail), { location: `${otherOrigin}/stolen` }).end()
  return faults[fault]?.(response, otherOrigin)
}

const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const stop = async (server: ReturnType<typeof createServer>) => {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

/** Starts the server on free ports of this machine. */
export const startBrokenServer = async (): Promise<BrokenServer> => {
  const arrived: string[] = []
  const other = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(200, json).end('{"data":{}}')
  })
  const otherOrigin = await listen(other)
  const server = createServer((request, response) => void answer(request, response, otherOrigin))
  const url = await listen(server)
  const dead = createServer()
  const deadUrl = await listen(dead)
  await stop(dead)
  return { url, deadUrl, arrived, close: async () => void (await Promise.all([stop(server), stop(other)])) }
}
