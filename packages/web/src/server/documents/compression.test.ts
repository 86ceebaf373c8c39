import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeDocument } from './compression.ts'

const html = '<p>Jadwal praktik dokter</p>'.repeat(100)
const encoded = (text: string) => encodeDocument(new TextEncoder().encode(text))

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document is compressed once (%s), and then here at once', async (encoding, decompress) => {
  const document = encoded(html)
  const [first, second] = await Promise.all([document.compressed(encoding), document.compressed(encoding)])
  expect(decompress(first).toString()).toBe(html)
  expect(first.byteLength).toBeLessThan(html.length / 10)
  expect(second).toBe(first)
  expect(document.compressed(encoding)).toBe(first)
})

test('its tag changes with what it holds, and with nothing else', () => {
  const tags = (text: string) => ([undefined, 'br', 'gzip'] as const).map((encoding) => encoded(text).etag(encoding))
  expect(tags(html)).toEqual(tags(html))
  expect(new Set([...tags(html), ...tags(`${html} `)]).size).toBe(6)
})
