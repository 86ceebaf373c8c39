import type { Locale } from '@hospital/ui'
import type { BodyHold } from '../bodies-in-flight.ts'
import { mediaType } from '../content-type.ts'
import { data, failure, pdf } from './answers.ts'
import type { Deadline } from './deadline.ts'
import type { FoundOperation } from './operation.ts'

/** Bytes that a back end's answer may hold. */
export const answerLimits = { json: 4 * 1024 * 1024, pdf: 25 * 1024 * 1024 } as const

/** Bytes up to which an answer does not count: the buffers of a connection take as much. Full ones keep no small answer from anybody. */
const smallAnswer = 64 * 1024

/** Why an answer was not read. */
type Unread = 'too-large' | 'no-room'

/**
 * Reads the body of an answer, of at most `limit` bytes, counted as they arrive: a length that a header claims proves nothing. As soon as
 * there are more, or no room for them, it says so and leaves the rest unread.
 */
const readBody = async (
  { body }: Pick<Response, 'body'>,
  limit: number,
  hold: BodyHold,
): Promise<Uint8Array<ArrayBuffer> | Unread> => {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const leave = (why: Unread): Unread => {
    // The back end may already be gone.
    reader.cancel().catch(() => undefined)
    return why
  }
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) return leave('too-large')
    if (size > smallAnswer && !hold.add(size - hold.held())) return leave('no-room')
    chunks.push(part.value)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** What is said where an answer was not read. */
const unread = (why: Unread, locale: Locale): Response =>
  why === 'no-room' ? failure(429, locale, { retryAfter: 5 }) : failure(502, locale)

/** The seconds of a Retry-After header, if that is what it says. */
const secondsOf = (header: string | null): string | undefined =>
  header !== null && /^\d{1,5}$/.test(header) ? header : undefined

/** A file name that a header may hold. */
const fileNameOf = (disposition: string | null): string => {
  const [, name = ''] = /filename="?([\w.-]{1,100})"?/.exec(disposition ?? '') ?? []
  return name.endsWith('.pdf') ? name : 'dokumen.pdf'
}

/** A file that broke off. The connection ends with it; the platform prints what it is told, which needs no stack. */
class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
  constructor() {
    super('a file of a back end broke off')
    this.stack = this.message
  }
}

/** Passes a file of a known length on as it arrives, however long the user's connection takes for that. */
const passedOn = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  deadline: Deadline,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const reader = body.getReader()
  deadline.extend()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await deadline.nextPiece(reader.read())
        if (done) {
          deadline.end()
          controller.close()
        } else controller.enqueue(value)
      } catch {
        deadline.end()
        controller.error(new BrokenFile())
      }
    },
    cancel: (reason) => {
      deadline.end()
      return reader.cancel(reason)
    },
  })
}

/**
 * A file of a back end: a 502 where it is too large, before anything of it is sent. One that does not say its length is read first, since a
 * file that is cut would look whole to the user who saves it.
 */
const fileAnswer = async (
  response: Response,
  locale: Locale,
  hold: BodyHold,
  deadline: Deadline,
): Promise<Response> => {
  const { headers, body } = response
  const name = fileNameOf(headers.get('content-disposition'))
  const length = headers.get('content-length')
  if (length === null || headers.has('content-encoding')) {
    const bytes = await readBody(response, answerLimits.pdf, hold)
    return typeof bytes === 'string' ? unread(bytes, locale) : pdf(bytes, name)
  }
  if (Number(length) <= answerLimits.pdf) return pdf(body && passedOn(body, deadline), name)
  await body?.cancel()
  return failure(502, locale)
}

/** Failures whose text is for the user: the input was wrong. The text of any other failure is not safe to show, so ours replaces it. */
const wordsForUsers: readonly number[] = [400, 422]

/** JSON of a success as it is, of what was sent wrongly with what the contract declares for it, of any other failure in our words. */
const jsonAnswer = async (
  response: Response,
  { contract }: FoundOperation,
  locale: Locale,
  hold: BodyHold,
): Promise<Response> => {
  const { status, headers } = response
  const retryAfter = secondsOf(headers.get('retry-after'))
  const plain = () => failure(status, locale, { retryAfter: retryAfter === undefined ? undefined : Number(retryAfter) })
  const schema = contract.responses[status]
  if (!response.ok && !wordsForUsers.includes(status)) {
    await response.body?.cancel()
    return plain()
  }
  const bytes =
    mediaType(headers.get('content-type')) === 'application/json'
      ? await readBody(response, answerLimits.json, hold)
      : undefined
  if (bytes === 'no-room') return unread(bytes, locale)
  if (bytes === undefined || bytes === 'too-large' || !schema) return response.ok ? failure(502, locale) : plain()
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (response.ok) return data(status, bytes)
    const declared = schema.safeParse(body)
    return declared.success ? data(status, JSON.stringify(declared.data)) : plain()
  } catch {
    return response.ok ? failure(502, locale) : plain()
  }
}

/**
 * What of a back end's answer a browser gets: JSON and PDF, under a status that the contract has, without its headers. Anything else,
 * such as a redirect, a page or a script, is a 502. `hold` counts what is read of it before it is
 * passed on, and `deadline` is longer for a file that is passed on.
 */
export const readAnswer = async (
  response: Response,
  operation: FoundOperation,
  locale: Locale,
  hold: BodyHold,
  deadline: Deadline,
): Promise<Response> => {
  const { status, headers, body } = response
  const isExpected = status >= 200 && status <= 599 && !(status >= 300 && status <= 399)
  if (isExpected && status !== 204 && !(response.ok && operation.route.binary))
    return jsonAnswer(response, operation, locale, hold)
  if (isExpected && status === 204 && operation.contract.responses[204] === null) return data(204, null)
  if (isExpected && status === 200 && mediaType(headers.get('content-type')) === 'application/pdf')
    return fileAnswer(response, locale, hold, deadline)
  await body?.cancel()
  return failure(502, locale)
}
