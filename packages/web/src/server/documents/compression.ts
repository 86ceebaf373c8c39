import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** How a document may be sent. */
export type Encoding = 'br' | 'gzip'

/** A document that is sent to many. */
export interface EncodedDocument {
  /** As it is. */
  readonly bytes: Bytes
  /** Changes with the document. */
  readonly etag: string
  /** Compressed: made when it is first asked for, and then here at once. */
  readonly compressed: (encoding: Encoding) => Bytes | Promise<Bytes>
}

/** Of 0 to 11: nearly as small as the highest, in a tenth of its time. */
const brotliQuality = 5

const brotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses with Brotli, at a quality of 0 to 11. */
export const compressBrotli = (bytes: Bytes, quality: number): Promise<Uint8Array> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  })

const compress: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Uint8Array>>> = {
  br: (bytes) => compressBrotli(bytes, brotliQuality),
  gzip: (bytes) => compressGzip(bytes),
}

/** Makes a document that compresses itself once in each way, for everybody who asks for it. */
export const encodeDocument = (bytes: Bytes): EncodedDocument => {
  const made: Partial<Record<Encoding, Bytes | Promise<Bytes>>> = {}
  const make = async (encoding: Encoding): Promise<Bytes> => {
    try {
      const result = new Uint8Array(await compress[encoding](bytes))
      made[encoding] = result
      return result
    } catch (error) {
      // The next request tries again: a document is cached for long.
      delete made[encoding]
      throw error
    }
  }
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) => (made[encoding] ??= make(encoding)),
  }
}
