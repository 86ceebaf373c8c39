import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

type Bytes = Uint8Array<ArrayBuffer>
type Compress = (bytes: Bytes) => Promise<Uint8Array>

/** How a document may be sent. */
export type Encoding = 'zstd' | 'br' | 'gzip'

/** A document that is sent to many. */
export interface EncodedDocument {
  /** As it is. */
  readonly bytes: Bytes
  /** The form of it for a client, by its Accept-Encoding; undefined for the document as it is. */
  readonly encodingFor: (accepted: string | undefined) => Encoding | undefined
  /** The entity tag of a form of the document: each has one of its own (RFC 9110, 8.8.3), and all change with the document. */
  readonly etag: (encoding: Encoding | undefined) => string
  /** Compressed: made when it is first asked for, and then here at once. */
  readonly compressed: (encoding: Encoding) => Bytes | Promise<Bytes>
}

const gzipped = promisify(gzip)
const brotliCompressed = promisify(brotliCompress)

/**
 * Brotli of a quality of 0 to 11. With its default window of 4 MiB eight pages at once took 14 ms of processor each, since the memory that
 * they work on does not fit the processor's cache; with 256 KiB, a whole page, and one piece of output 2.4 ms, for the same bytes.
 */
const brotli =
  (quality: number): Compress =>
  (bytes) =>
    brotliCompressed(bytes, {
      chunkSize: 65_536,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    })

/** How a document is compressed, the way that is liked best first. */
type Ways = Readonly<Record<Encoding, Compress>>

const zstd: Compress = (bytes) => Promise.resolve(zstdCompressSync(bytes))

/** Nearly as small as with the highest quality, in a tenth of its time. */
const compress: Ways = { br: brotli(5), zstd, gzip: (bytes) => gzipped(bytes) }

/**
 * For what is sent once, or for some seconds: of a home page of 215 kB zstd makes 31 kB in 0.3 ms and Brotli the same in 1 ms, gzip 33 kB in 2 ms. Handing it to
 * another thread and back takes half as much again as zstd itself, so it runs at once.
 */
const compressQuickly: Ways = { zstd, br: brotli(3), gzip: compress.gzip }

/** Texts of Accept-Encoding whose weights are kept: browsers and proxies send a handful. */
const acceptLimit = 100

const knownWeights = new LRUCache<string, ReadonlyMap<string, number>>({ max: acceptLimit })

/** The weight of each encoding in a text of Accept-Encoding. */
const weightsOf = (accepted: string): ReadonlyMap<string, number> => {
  const known = knownWeights.get(accepted)
  if (known) return known
  // The first of two entries for one encoding counts.
  const weights = new Map(
    parseAccept(accepted)
      .map(({ type, q }) => [type.toLowerCase(), q] as const)
      .toReversed(),
  )
  knownWeights.set(accepted, weights)
  return weights
}

/**
 * The way that a client likes best (RFC 9110, 12.5.3), and of several the first of ours: browsers list gzip first, and mean no order by it
 * (12.4.2). Undefined for none.
 */
export const encodingOf = <Way extends Encoding>(
  accepted: string | undefined,
  ways: Readonly<Partial<Record<Way, unknown>>>,
): Way | undefined => {
  const weights = weightsOf(accepted ?? '')
  let best: Way | undefined
  let bestWeight = 0
  for (const way of Object.keys(ways) as Way[]) {
    const weight = weights.get(way) ?? 0
    if (weight > bestWeight) [best, bestWeight] = [way, weight]
  }
  return best
}

/**
 * Frees the memory of bytes that are not read again. V8 would free them in its next full collection only, and 200 kB for each page cause twice as
 * many full collections: a tenth of the processor time of a page. Small bytes may share their buffer with others.
 */
const free = ({ buffer, byteLength }: Bytes): void => {
  if (byteLength === buffer.byteLength) buffer.transfer(0)
}

/**
 * Compresses what is sent once, to one visitor: quickly rather than well, and frees `body`. If the client accepts none of the ways, the body
 * stays as it is.
 */
export const encodeQuickly = async (
  body: Bytes,
  accepted: string | undefined,
): Promise<{ readonly body: Bytes; readonly headers: Readonly<Record<string, string>> }> => {
  const encoding = encodingOf(accepted, compressQuickly)
  if (!encoding) return { body, headers: {} }
  const compressed = new Uint8Array(await compressQuickly[encoding](body))
  free(body)
  return { body: compressed, headers: { 'Content-Encoding': encoding } }
}

/** Makes a document that compresses itself once per encoding, for all requests: well, or quickly where it is kept for some seconds only. */
export const encodeDocument = (bytes: Bytes, { isPassing = false } = {}): EncodedDocument => {
  const ways = isPassing ? compressQuickly : compress
  const made: Partial<Record<Encoding, Bytes | Promise<Bytes>>> = {}
  const make = async (encoding: Encoding): Promise<Bytes> => {
    try {
      const result = new Uint8Array(await ways[encoding](bytes))
      made[encoding] = result
      return result
    } catch (error) {
      // The next request tries again: a document is cached for long.
      delete made[encoding]
      throw error
    }
  }
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return {
    bytes,
    encodingFor: (accepted) => encodingOf(accepted, ways),
    etag: (encoding) => (encoding === undefined ? `"${tag}"` : `"${tag}.${encoding}"`),
    compressed: (encoding) => (made[encoding] ??= make(encoding)),
  }
}
