import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

type Bytes = Uint8Array<ArrayBuffer>
type Compress = (bytes: Bytes) => Promise<Uint8Array>

/** The compressed forms of a document. */
export type Encoding = 'zstd' | 'br' | 'gzip'

/** A document that is sent to many. */
export interface EncodedDocument {
  /** The uncompressed document. */
  readonly bytes: Bytes
  /** The compressed form for a client, by its Accept-Encoding; undefined for the uncompressed document. */
  readonly encodingFor: (accepted: string | undefined) => Encoding | undefined
  /** The entity tag of a form of the document. Each form has its own (RFC 9110, 8.8.3), and all change with the document. */
  readonly etag: (encoding: Encoding | undefined) => string
  /** A compressed form: made at the first call, and returned at once after that. */
  readonly compressed: (encoding: Encoding) => Bytes | Promise<Bytes>
}

const gzipped = promisify(gzip)
const brotliCompressed = promisify(brotliCompress)

/**
 * Brotli with a quality of 0 to 11. With its default window of 4 MiB, eight pages at once took 14 ms of processor time each, since their
 * working memory does not fit the processor's cache. With 256 KiB (a whole page) and one piece of output they took 2.4 ms, for the same
 * bytes.
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

/** The compression of each encoding, the preferred one first. */
type Ways = Readonly<Record<Encoding, Compress>>

const zstd: Compress = (bytes) => Promise.resolve(zstdCompressSync(bytes))

/** Nearly as small as the highest quality, in a tenth of its time. */
const compress: Ways = { br: brotli(5), zstd, gzip: (bytes) => gzipped(bytes) }

/**
 * For a document that is sent once, or for some seconds. For a home page of 215 kB, zstd makes 31 kB in 0.3 ms, Brotli the same in 1 ms,
 * and gzip 33 kB in 2 ms. Another thread would cost half as much again as zstd itself, so the compression runs at once.
 */
const compressQuickly: Ways = { zstd, br: brotli(3), gzip: compress.gzip }

/** Values of Accept-Encoding whose weights are cached: browsers and proxies send a handful. */
const acceptLimit = 100

const knownWeights = new LRUCache<string, ReadonlyMap<string, number>>({ max: acceptLimit })

/** The weight of each encoding in an Accept-Encoding value. */
const weightsOf = (accepted: string): ReadonlyMap<string, number> => {
  const known = knownWeights.get(accepted)
  if (known) return known
  // Of two entries for one encoding, the first counts.
  const weights = new Map(
    parseAccept(accepted)
      .map(({ type, q }) => [type.toLowerCase(), q] as const)
      .toReversed(),
  )
  knownWeights.set(accepted, weights)
  return weights
}

/**
 * The encoding that a client prefers (RFC 9110, 12.5.3). Among equals our order decides: browsers list gzip first, and mean no order by it
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
 * Frees the memory of bytes that are not read again. V8 would free them in its next full collection only, and 200 kB for each page cause
 * twice as many full collections: a tenth of the processor time of a page. Small arrays are left alone, since they may share their buffer
 * with others.
 */
const free = ({ buffer, byteLength }: Bytes): void => {
  if (byteLength === buffer.byteLength) buffer.transfer(0)
}

/**
 * Compresses a body that is sent once, to one visitor: quickly rather than well. Frees `body`. If the client accepts no encoding, the body
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

/**
 * Makes a document that is compressed once per encoding, for all requests: well, or quickly if the document is cached for some seconds
 * only.
 */
export const encodeDocument = (bytes: Bytes, { isPassing = false } = {}): EncodedDocument => {
  const ways = isPassing ? compressQuickly : compress
  const made: Partial<Record<Encoding, Bytes | Promise<Bytes>>> = {}
  const make = async (encoding: Encoding): Promise<Bytes> => {
    try {
      const result = new Uint8Array(await ways[encoding](bytes))
      made[encoding] = result
      return result
    } catch (error) {
      // The next request tries again, since a document is cached for a long time.
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
