import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { runBriefly } from './yielding-queue.ts'

/**
 * Requests that may wait on one connection. Node reads about 1,400 from one packet. Browsers and proxies send the next request after an
 * answer.
 */
const waitingLimit = 64

/** The health check must be answered even under load. */
const isUrgent = ({ url }: IncomingMessage) => url === '/health'

/** The options of a connection's line. */
export interface LineOptions {
  /** Answers a request that takes no longer than a turn of the queue, and returns whether it did. Default: answers nothing. */
  readonly answerAtOnce?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  readonly limit?: number | undefined
}

/** The requests of one connection. The line lives as long as the connection: a new one for each request costs more. */
interface Line {
  /** The answer under way, or the last one. */
  current?: ServerResponse
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[]
}

const lineOf = (lines: WeakMap<Socket, Line>, socket: Socket): Line => {
  const known = lines.get(socket)
  if (known) return known
  const line: Line = { waiting: [] }
  lines.set(socket, line)
  return line
}

/**
 * Answers the requests of a connection one after the other, with a turn of the event loop between them. Otherwise the server would work on
 * all requests of a pipelining client (HTTP pipelining) at once, and go on after the connection has closed. A connection with too many
 * waiting requests is ended. Requests of many connections begin in turn.
 */
export const oneAtATime = (
  listener: RequestListener,
  { answerAtOnce = () => false, limit = waitingLimit }: LineOptions = {},
): RequestListener => {
  const lines = new WeakMap<Socket, Line>()

  const begin = (request: IncomingMessage, response: ServerResponse, line: Line) => {
    const { socket } = request
    line.current = response
    if (answerAtOnce(request, response)) return
    if (isUrgent(request)) listener(request, response)
    else runBriefly(() => !socket.destroyed && listener(request, response))
  }

  const beginNext = (socket: Socket, line: Line) => {
    const next = socket.destroyed ? undefined : line.waiting.shift()
    if (!next) return
    if (line.waiting.length > 0) awaitAnswer(socket, line, next[1])
    begin(...next, line)
  }

  /** Only if a request waits: a turn of the event loop after every answer would cost 5 to 10 % of a cached page. */
  const awaitAnswer = (socket: Socket, line: Line, answer: ServerResponse) =>
    void answer.once('close', () => setImmediate(beginNext, socket, line))

  return (request, response) => {
    const { socket } = request
    const line = lineOf(lines, socket)
    const { current, waiting } = line
    if (!current || (current.closed && waiting.length === 0)) {
      begin(request, response, line)
      return
    }
    if (waiting.length === 0) awaitAnswer(socket, line, current)
    if (waiting.length < limit) waiting.push([request, response])
    else socket.destroy()
  }
}
