import type { MiddlewareHandler } from 'hono'
import type { BodiesInFlight, BodyHold } from './bodies-in-flight.ts'
import type { SiteContext, SiteEnvironment } from './environment.ts'

/** Bytes that are handed on at a time. No more than a few such pieces wait for the client's connection. */
const pieceSize = 64 * 1024

/** Milliseconds within which a client has to read a counted answer. A client that reads a byte now and then would hold it for ever. */
export const readingTime = 120_000

/** Reads a body in pieces. */
const createPieces = (body: ReadableStream<Uint8Array>) => {
  const reader = body.getReader()
  let rest: Uint8Array = new Uint8Array()
  let isStopped = false
  return {
    /** The next piece; undefined at the end, and after `stop`. */
    next: async (): Promise<Uint8Array | undefined> => {
      while (rest.byteLength === 0) {
        const { done, value } = await reader.read()
        if (done || isStopped) return undefined
        rest = value
      }
      const piece = rest.subarray(0, pieceSize)
      rest = rest.subarray(pieceSize)
      return piece
    },
    /** Drops the rest of the body. */
    stop: (): void => {
      isStopped = true
      rest = new Uint8Array()
      reader.cancel().catch(() => undefined)
    },
  }
}

/**
 * The body of an answer in pieces. Sends each piece after the client has taken the ones before. Releases the place when nothing of the body
 * is left.
 */
const inPieces = (body: ReadableStream<Uint8Array>, hold: BodyHold): ReadableStream<Uint8Array> => {
  const pieces = createPieces(body)
  let isOver = false
  let fail: (error: Error) => void = () => undefined
  const finish = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    pieces.stop()
    hold.release()
  }
  const drop = () => {
    finish()
    fail(new Error('the answer was not read in time'))
  }
  const timer = setTimeout(drop, readingTime)
  hold.mayEnd(drop)
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        fail = (error) => controller.error(error)
      },
      pull: async (controller) => {
        const piece = await pieces.next().catch((error: unknown) => {
          finish()
          throw error
        })
        if (isOver) return
        if (piece) controller.enqueue(piece)
        else {
          finish()
          controller.close()
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  )
}

/** An answer that releases its place when it has been sent, or when the client has left. */
export const untilSent = (response: Response, hold: BodyHold): Response => {
  if (hold.held() > 0 && response.body) return new Response(inPieces(response.body, hold), response)
  hold.release()
  return response
}

/** Counts answers of back ends from their first byte until they have been sent, in any encoding. */
export const holdAnswers =
  (answers: BodiesInFlight, addressOf: (context: SiteContext) => string): MiddlewareHandler<SiteEnvironment> =>
  async (context, next) => {
    const hold = answers.hold(addressOf(context))
    if (!hold) return context.text('Too Many Requests', 429)
    context.set('hold', hold)
    await next()
    const answer = untilSent(context.res, hold)
    // Assigning `context.res` copies the answer.
    if (answer !== context.res) context.res = answer
  }
