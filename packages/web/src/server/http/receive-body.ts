import { yieldBriefly } from '../yielding-queue.ts'
import type { BodiesInFlight, BodyHold } from './bodies-in-flight.ts'
import { readParts } from './multipart.ts'

/** Milliseconds without a byte after which a body is refused (408). */
export const bodyTimeout = 15_000

/** Why a body was not read: it stopped arriving, is too large, or too many others are being read. */
export type BodyRefusal = 408 | 413 | 429

class BodyError extends Error {
  readonly status: BodyRefusal
  constructor(status: BodyRefusal) {
    super(`the body is refused with ${status}`)
    this.status = status
  }
}

type Incoming = Pick<Request, 'body' | 'headers'>

/** How a request's body is read. */
interface Reading {
  /** Bytes that the body may have. */
  readonly limit: number
  readonly hold: BodyHold
}

/** The pieces of a request's body as they arrive. Throws a BodyError as soon as the body has to be refused. */
const piecesOf = async function* (
  { body, headers }: Incoming,
  { limit, hold }: Reading,
): AsyncGenerator<Uint8Array, void, void> {
  // A larger length is enough to refuse. A smaller one, or none, proves nothing.
  if (Number(headers.get('content-length') ?? 0) > limit) throw new BodyError(413)
  if (!body) return
  const reader = body.getReader()
  let size = 0
  let endWaiting: (late: 'late') => void = () => undefined
  const late = new Promise<'late'>((resolve) => (endWaiting = resolve))
  const timer = setTimeout(() => endWaiting('late'), bodyTimeout)
  try {
    for (;;) {
      // A client that is gone sends nothing more either.
      const part = await Promise.race([reader.read().catch(() => 'late' as const), late])
      await yieldBriefly()
      if (part === 'late') throw new BodyError(408)
      if (part.done) return
      timer.refresh()
      size += part.value.byteLength
      if (size > limit) throw new BodyError(413)
      if (!hold.add(part.value.byteLength)) throw new BodyError(429)
      yield part.value
    }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => undefined)
  }
}

const orRefusal = async <Value>(reading: Promise<Value>): Promise<Value | BodyRefusal> => {
  try {
    return await reading
  } catch (error) {
    if (error instanceof BodyError) return error.status
    throw error
  }
}

const joined = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** Reads the body of a request, or returns the status of its refusal. */
export const receiveBytes = (request: Incoming, reading: Reading): Promise<Uint8Array | BodyRefusal> =>
  orRefusal(joined(piecesOf(request, reading)))

/** Reads a form with files, or returns the status of its refusal; undefined if the body is no form or has too many parts. */
export const receiveParts = (request: Incoming, reading: Reading): Promise<FormData | BodyRefusal | undefined> =>
  orRefusal(readParts(piecesOf(request, reading), request.headers.get('content-type') ?? ''))

/** Processes the body of a request while it holds a place; 429 if no place is free. */
export const whileHeld = async <Value>(
  bodies: BodiesInFlight,
  address: string,
  step: (hold: BodyHold) => Promise<Value>,
): Promise<Value | 429> => {
  const hold = bodies.hold(address)
  if (!hold) return 429
  try {
    return await step(hold)
  } finally {
    hold.release()
  }
}
