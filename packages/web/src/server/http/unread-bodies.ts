import { setTimeout } from 'node:timers/promises'
import type { Connection } from './environment.ts'

/**
 * Milliseconds for which a connection stays open after an answer to a request whose body was not read to its end. Otherwise a client that
 * is still sending would get a broken connection, and some clients then drop the answer that had arrived.
 */
const lingerTime = 500

/** Bytes that are read and dropped after an answer without a body, such as that to the webhook of the CMS. */
const droppedLimit = 1024 * 1024

const isEmpty = ({ status }: Response) => status === 204 || status === 304

/** An answer that closes the connection, a while after it was sent. The platform reads nothing more of the request meanwhile. */
const closing = async (response: Response): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(bytes.byteLength))
  const left = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: async (controller) => {
      await setTimeout(lingerTime, undefined, { signal: left.signal }).catch(() => undefined)
      if (!left.signal.aborted) controller.close()
    },
    cancel: () => left.abort(),
  })
  return new Response(body, { status: response.status, headers })
}

/**
 * Closes the connection if the answer came before the whole request had arrived: the rest is not read. Node would read it to its end to use
 * the connection again. With 100 refused uploads of 10 MB, that cost 2.5 s of processor time.
 */
export const endUnread = (
  response: Response,
  { headers }: Pick<Request, 'headers'>,
  { isReceived }: Connection,
): Response | Promise<Response> => {
  if (isReceived?.() !== false) return response
  const length = Number(headers.get('content-length') ?? Infinity)
  if (!isEmpty(response)) return closing(response)
  return length <= droppedLimit ? response : closing(new Response('Content Too Large', { status: 413 }))
}
