import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { compressBrotli } from './compression.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A body as it is sent, and the headers that say how. */
interface EncodedBody {
  readonly body: Bytes
  readonly headers: Readonly<Record<string, string>>
}

const zstd = promisify(zstdCompress)

/** Of 0 to 11. */
const brotliQuality = 3

const ways: Readonly<Record<string, (bytes: Bytes) => Promise<Uint8Array>>> = {
  zstd: (bytes) => zstd(bytes),
  br: (bytes) => compressBrotli(bytes, brotliQuality),
}

/**
 * Compresses what is sent once, to one visitor: quickly rather than well. Of a home page of 215 kB zstd makes 31 kB in
 * 0.3 ms and Brotli the same in 1 ms, gzip 33 kB in 2 ms. If the client accepts neither, the body stays as it is.
 */
export const encodeQuickly = async (body: Bytes, context: Context): Promise<EncodedBody> => {
  const encoding = accepts(context, { header: 'Accept-Encoding', supports: Object.keys(ways), default: '' })
  const compress = ways[encoding]
  return compress
    ? { body: new Uint8Array(await compress(body)), headers: { 'Content-Encoding': encoding } }
    : { body, headers: {} }
}
