import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeQuickly } from './fast-compression.ts'

const page = new Uint8Array(Buffer.from('<p>Hasil laboratorium</p>'.repeat(200)))
const asItIs = (bytes: Uint8Array) => bytes

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', undefined, asItIs],
  ['', undefined, asItIs],
])('a browser that takes %j is sent %s', async (accepted, encoding, decompress) => {
  const { body, headers } = await encodeQuickly(page, accepted)
  expect(headers['Content-Encoding']).toBe(encoding)
  expect(Buffer.from(decompress(body)).equals(page)).toBe(true)
})
