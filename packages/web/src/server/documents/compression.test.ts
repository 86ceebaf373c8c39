import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { encodeDocument, encodeQuickly } from './compression.ts'

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

describe('what is sent once', () => {
  const send = async (body: Uint8Array<ArrayBuffer>, accepted: string) => {
    const app = new Hono().get(
      '/',
      async (context) => new Response((await encodeQuickly(body, context.req.header('accept-encoding'))).body),
    )
    const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } })
    return Buffer.from(await response.arrayBuffer())
  }

  test('takes no memory any longer when it has been compressed', async () => {
    const body = new TextEncoder().encode(html)
    expect(gunzipSync(await send(body, 'gzip')).toString()).toBe(html)
    expect(body.byteLength).toBe(0)
  })

  test('stays whole where the client accepts it as it is', async () => {
    const body = new TextEncoder().encode(html)
    expect((await send(body, 'identity')).toString()).toBe(html)
    expect(body.byteLength).toBe(html.length)
  })

  test('leaves the memory alone that it shares with others', async () => {
    const body = Buffer.from('body')
    const other = Buffer.from('other')
    expect(gunzipSync(await send(body, 'gzip')).toString()).toBe('body')
    expect(other.toString()).toBe('other')
  })
})
