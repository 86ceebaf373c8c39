import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { runBriefly } from './yielding-queue.ts'

/** Requests that may wait on one connection; Node reads some 1,400 of one packet. Browsers and proxies send the next one after an answer. */
const waitingLimit = 64

/** What has to be answered whatever else there is to do. */
const isUrgent = ({ url }: IncomingMessage) => url === '/health'

/** What the requests of a connection are answered with. */
export interface LineOptions {
  /** Answers what takes no longer than a turn of the queue would, and says whether it did. Default: nothing. */
  readonly answerAtOnce?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  readonly limit?: number | undefined
}

/**
 * Answers the requests of a connection one after the other, with the event loop between two of them: what is sent at once (HTTP pipelining)
 * would otherwise be worked on at once, and go on when the connection is closed. A connection with too many waiting requests is ended. Requests
 * of many connections begin in turn.
 */
export const oneAtATime = (
  listener: RequestListener,
  { answerAtOnce = () => false, limit = waitingLimit }: LineOptions = {},
): RequestListener => {
  const lines = new WeakMap<Socket, (readonly [IncomingMessage, ServerResponse])[]>()

  const begin = (
    request: IncomingMessage,
    response: ServerResponse,
    line: (readonly [IncomingMessage, ServerResponse])[],
  ) => {
    const { socket } = request
    const beginNext = () => {
      const next = socket.destroyed ? undefined : line.shift()
      if (next) begin(...next, line)
      else lines.delete(socket)
    }
    response.once('close', () => {
      // Another turn of the event loop costs 5 to 10 % of a cached page: only where somebody waits for it.
      if (line.length > 0) setImmediate(beginNext)
      else lines.delete(socket)
    })
    if (answerAtOnce(request, response)) return
    if (isUrgent(request)) listener(request, response)
    else runBriefly(() => !socket.destroyed && listener(request, response))
  }

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      const own: (readonly [IncomingMessage, ServerResponse])[] = []
      lines.set(socket, own)
      begin(request, response, own)
    } else if (line.length < limit) line.push([request, response])
    else socket.destroy()
  }
}
