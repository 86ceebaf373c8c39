import { isJson } from './media-type.ts'

/** The whole body of an answer. */
export interface AnswerBody {
  /** Bytes, decompressed; characters where the platform gives only text. */
  readonly size: number
  readonly text: () => string
  /** The body as a file of a media type. */
  readonly file: (type: string) => Blob
}

/**
 * The stream of an answer. The Response of React Native has none, and that of node-fetch and cross-fetch has a stream of Node
 * instead of a web stream.
 */
export const streamOf = ({ body }: Response): ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined =>
  body === null || (body as unknown) === undefined || 'getReader' in body ? body : undefined

const ofBytes = (bytes: Uint8Array<ArrayBuffer>): AnswerBody => ({
  size: bytes.length,
  text: () => new TextDecoder().decode(bytes),
  file: (type) => new Blob([bytes], { type }),
})

/** Reads a stream, or stops when it has more than `limit` bytes: the rest is then not fetched. */
const readStream = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<AnswerBody | undefined> => {
  const reader = stream?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      reader?.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(part.value)
  }
  const [first] = chunks
  if (first && chunks.length === 1) return ofBytes(first)
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return ofBytes(whole)
}

/** Reads an answer without a stream in the form that the platform has: React Native gives no bytes, and cannot make a Blob from bytes. */
const readWhole = (response: Response, limit: number, isFile: boolean): Promise<AnswerBody | undefined> => {
  // Content-Length may be missing, or the length of a compressed body, so the size is checked again.
  if (Number(response.headers.get('content-length')) > limit) return Promise.resolve(undefined)
  const within = (body: AnswerBody): AnswerBody | undefined => (body.size > limit ? undefined : body)
  if (isFile && !isJson(response))
    return response.blob().then((blob) => within({ size: blob.size, text: () => '', file: () => blob }))
  return response
    .text()
    .then((text) => within({ size: text.length, text: () => text, file: (type) => new Blob([text], { type }) }))
}

/**
 * Reads a whole answer; undefined when it is larger than `limit` bytes. If the answer has a web stream, bytes are counted as they arrive,
 * decompressed, and the rest is not fetched: Content-Length may be missing, wrong, or the length of a compressed body. Rejects when the
 * connection breaks. Throws for a value that is not a Response.
 */
export const readBody = (response: Response, limit: number, isFile: boolean): Promise<AnswerBody | undefined> => {
  const stream = streamOf(response)
  return stream === undefined ? readWhole(response, limit, isFile) : readStream(stream, limit)
}
