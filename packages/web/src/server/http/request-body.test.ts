import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { parseJson, parseMultipart, parseUrlEncoded, readBody } from './request-body.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))

/** A body that says nothing of its length and never ends by itself. */
const endless = () => {
  let pulled = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  return { body, pulled: () => pulled }
}

describe('a body', () => {
  test('of just the limit is read, one byte more is too large', async () => {
    const sent = (size: number) => new Request('http://localhost', { method: 'POST', body: new Uint8Array(size) })
    expect(await readBody(sent(10), 10)).toHaveLength(10)
    expect(await readBody(sent(11), 10)).toBe('too-large')
  })

  test('that does not end is left at the limit', async () => {
    const { body, pulled } = endless()
    expect(await readBody({ body }, 10 * 1024)).toBe('too-large')
    expect(pulled()).toBeLessThan(15)
  })

  test('that is not there is empty', async () => {
    expect(await readBody(new Request('http://localhost'), 10)).toHaveLength(0)
  })
})

describe('a form', () => {
  test.each([
    ['nama=Siti+Rahayu&pesan=a%26b', { nama: 'Siti Rahayu', pesan: 'a&b' }],
    ['', {}],
    ['a=1&a=2', { a: '2' }],
  ])('%s has its fields', (text, fields) => {
    expect(parseUrlEncoded(bytes(text))).toEqual(fields)
  })

  test('of more than 200 fields is none, told at once', () => {
    expect(parseUrlEncoded(bytes(Array.from({ length: 200 }, (_, index) => `f${index}=1`).join('&')))).toBeDefined()
    const flood = bytes('a&'.repeat(500_000))
    expect(processorTime(() => expect(parseUrlEncoded(flood)).toBeUndefined())).toBeLessThan(50)
  })

  test('with files has its parts, and none where there are too many or its boundary is missing', async () => {
    const part = (name: string) => `--batas\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nisi\r\n`
    const form = (count: number) =>
      bytes(`${Array.from({ length: count }, (_, index) => part(`f${index}`)).join('')}--batas--\r\n`)
    const type = 'multipart/form-data; boundary=batas'
    expect([...((await parseMultipart(form(3), type)) ?? [])]).toEqual([
      ['f0', 'isi'],
      ['f1', 'isi'],
      ['f2', 'isi'],
    ])
    expect(await parseMultipart(form(300), type)).toBeUndefined()
    expect(await parseMultipart(form(3), 'multipart/form-data')).toBeUndefined()
    expect(await parseMultipart(bytes('rusak'), type)).toBeUndefined()
  })
})

describe('JSON', () => {
  const list = (length: number) => `[${Array.from({ length }, () => '0').join(',')}]`
  const object = (length: number) => `{${Array.from({ length }, (_, index) => `"${index}":0`).join(',')}}`
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([
    ['{"a":[1,"[[[[{{{{"]}', { a: [1, '[[[[{{{{'] }],
    ['"\\"[[[["', '"[[[['],
    ['null', null],
    [nested(16), JSON.parse(nested(16))],
    [nested(17), undefined],
    [list(1000), JSON.parse(list(1000))],
    [list(1001), undefined],
    [`[${list(1001)}]`, undefined],
    [`[${list(900)},${list(900)}]`, [JSON.parse(list(900)), JSON.parse(list(900))]],
    [object(200), JSON.parse(object(200))],
    [object(201), undefined],
    [`{"a":"${','.repeat(5000)}"}`, { a: ','.repeat(5000) }],
    ['{', undefined],
    ['', undefined],
  ])('%.60s is read as %.60j', (text, value) => {
    expect(parseJson(bytes(text))).toEqual(value)
  })

  test('that is no UTF-8 is none', () => {
    expect(parseJson(new Uint8Array([0x22, 0xff, 0x22]))).toBeUndefined()
  })

  test('nested 30,000 deep, or a string without an end, is refused in no time', () => {
    const texts = ['['.repeat(60_000), `"${'\\'.repeat(60_000)}`, `"${'\\"'.repeat(30_000)}`, '"'.repeat(59_999)].map(
      bytes,
    )
    expect(
      processorTime(() => expect(texts.map(parseJson)).toEqual([undefined, undefined, undefined, undefined])),
    ).toBeLessThan(50)
  })
})
