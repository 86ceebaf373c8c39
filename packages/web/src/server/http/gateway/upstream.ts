import type { Locale } from '@hospital/ui'
import type { BodyHold } from '../bodies-in-flight.ts'
import { mediaType } from '../content-type.ts'
import { data, failure, pdf } from './answers.ts'
import type { Deadline } from './deadline.ts'
import type { FoundOperation } from './operation.ts'

/** The most bytes of a back end's answer. */
export const answerLimits = { json: 4 * 1024 * 1024, pdf: 25 * 1024 * 1024 } as const

/** Bytes up to which an answer does not count: the buffers of a connection take as much. So full counts never block small answers. */
const smallAnswer = 64 * 1024

/** Why an answer was not read. */
type Unread = 'too-large' | 'no-room'

/**
 * Reads the body of an answer, of at most `limit` bytes. Counts the bytes as they arrive, since a header may claim a wrong length. As soon
 * as there are more, or no room for them, returns the reason and leaves the rest unread.
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

/** The answer for each reason. */
const unread = (why: Unread, locale: Locale): Response =>
  why === 'no-room' ? failure(429, locale, { retryAfter: 5 }) : failure(502, locale)

/** The seconds of a Retry-After header; undefined if it contains no seconds. */
const secondsOf = (header: string | null): string | undefined =>
  header !== null && /^\d{1,5}$/.test(header) ? header : undefined

/** A file name that is safe in a header. */
const fileNameOf = (disposition: string | null): string => {
  const [, name = ''] = /filename="?([\w.-]{1,100})"?/.exec(disposition ?? '') ?? []
  return name.endsWith('.pdf') ? name : 'dokumen.pdf'
}

/** A file that broke off. The connection ends with it. The platform prints the error, which needs no stack. */
class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
  constructor() {
    super('a file of a back end broke off')
    this.stack = this.message
  }
}

/** Passes on a file of known length as it arrives, however long the user's connection takes. */
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
 * A file of a back end. If it is too large, answers 502 before sending any of it. A file without a length is read first: a truncated file
 * would look whole to the user who saves it.
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

/** Failures whose text is for the user: the input was wrong. The text of other failures is not safe to show, so ours replaces it. */
const wordsForUsers: readonly number[] = [400, 422]

/** JSON of a success unchanged; of wrong input, the fields that the contract declares for it; of any other failure, our own words. */
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
 * The part of a back end's answer that a browser gets: JSON or PDF, with a status of the contract, without the back end's headers.
 * Everything else, such as a redirect, a page or a script, becomes a 502. `hold` counts the bytes that are read before they are passed on.
 * `deadline` is extended for a file that is passed on.
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
