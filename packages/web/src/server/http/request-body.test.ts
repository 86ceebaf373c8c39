import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { parseJson, parseUrlEncoded } from './request-body.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))

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
