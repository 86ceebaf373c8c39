import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { tolerate } from './tolerate.ts'

const picture = z.object({ url: z.string() })
interface Menu {
  readonly name: string
  readonly entries: readonly Menu[] | null
}
const menu: z.ZodType<Menu> = z.object({ name: z.string(), entries: z.array(z.lazy(() => menu)).nullable() })
const enveloped = z.object({
  id: z.int(),
  attributes: z.object({ name: z.string(), tags: z.array(z.string()).nullish() }),
})
const flat = z.object({ id: z.int(), name: z.string() })

const text = z.string()
const clock = z.string().regex(/^\d\d:\d\d$/)

test.each([
  ['a telephone number as a number', text, 62_267_123, '62267123'],
  ['a price as text', z.int(), 'Rp1.250.000', 1_250_000],
  ['a fraction of a pixel', z.int(), 12.5, 13],
  ['a fraction', z.number(), '12.5', 12.5],
  ['a yes in words', z.boolean(), 'true', true],
  ['a day in other letters', z.enum(['Senin', 'Jumat']), "JUM'AT", 'Jumat'],
  ['a time with a point', clock, '8.00', '08:00'],
  ['a time with a point of a schema for times', z.iso.time(), '08.30', '08:30'],
  ['an empty text for a list that may be null', z.array(text).nullish(), '', null],
  ['a missing part that may be null', picture.nullable(), undefined, null],
])('%s is read, and nothing is reported', (_what, schema, value, expected) => {
  expect(tolerate(z.object({ value: schema }), { value }, 'body')).toEqual({ body: { value: expected }, omitted: [] })
})

test.each([
  ['a number as a date', z.iso.date(), 20_261_121],
  ['a date that no calendar has', z.iso.date(), '2026-02-30'],
  ['words as a number', z.int(), 'seribu'],
  ['a number as a day', z.enum(['Senin']), 1],
  ['a list as a text', text, ['x']],
  ['a text as an object', picture, 'x.jpg'],
])('%s cannot be read', (_what, schema, value) => {
  expect(tolerate(z.object({ value: schema }), { value }, 'body')).toEqual({ where: 'body.value' })
})

describe('of an answer that breaks its contract', () => {
  test.each([
    ['an entry is left out', z.array(z.int()), [1, 'x', 3], [1, 3], ['body[1]']],
    ['several entries are left out', z.array(z.int()), ['x', 1, null], [1], ['body[0]', 'body[2]']],
    [
      'an entry goes with its required part',
      z.array(flat),
      [
        { id: 1, name: {} },
        { id: 2, name: 'b' },
      ],
      [{ id: 2, name: 'b' }],
      ['body[0].name'],
    ],
    [
      'a nullable part becomes null',
      z.object({ picture: picture.nullable() }),
      { picture: { url: null } },
      { picture: null },
      ['body.picture.url'],
    ],
    ['an optional part is left out', z.object({ picture: picture.optional() }), { picture: 7 }, {}, ['body.picture']],
    [
      'a part that may be either becomes null',
      z.object({ picture: picture.nullish() }),
      { picture: [] },
      { picture: null },
      ['body.picture'],
    ],
    [
      'only the nearest part goes',
      z.object({ a: z.object({ b: z.int().nullable(), c: z.int() }).nullable() }),
      { a: { b: 'x', c: '1' } },
      { a: { b: null, c: 1 } },
      ['body.a.b'],
    ],
    [
      'unknown fields stay',
      z.object({ a: z.int().nullable() }),
      { a: 'x', other: 1 },
      { a: null, other: 1 },
      ['body.a'],
    ],
    [
      'a nested list may lose all',
      z.array(z.object({ rows: z.array(z.int()) })),
      [{ rows: ['x'] }],
      [{ rows: [] }],
      ['body[0].rows[0]'],
    ],
    [
      'a nested entry of a recursive form is left out',
      menu,
      { name: 'a', entries: [{ name: 'b', entries: [{ name: {}, entries: null }] }] },
      { name: 'a', entries: [{ name: 'b', entries: [] }] },
      ['body.entries[0].entries[0].name'],
    ],
    [
      'the form that fits is mended',
      z.array(z.union([enveloped, flat])),
      [{ id: 1, attributes: { name: 'a', tags: {} } }],
      [{ id: 1, attributes: { name: 'a', tags: null } }],
      ['body[0].attributes.tags'],
    ],
    [
      'an entry of several forms that fits none is left out',
      z.array(z.union([enveloped, flat])),
      [
        { id: 1, name: 'a' },
        { id: 1, attributes: { name: {} } },
      ],
      [{ id: 1, name: 'a' }],
      ['body[1].attributes.name'],
    ],
  ])('%s', (_what, schema, value, body, omitted) => {
    const before = structuredClone(value)
    expect(tolerate(schema, value, 'body')).toEqual({ body, omitted })
    expect(value).toEqual(before)
  })

  test.each([
    ['its own shape is wrong', z.object({ data: z.array(z.int()) }), { data: {} }, 'body.data'],
    ['it is nothing', z.object({ data: z.array(z.int()) }), null, 'body'],
    [
      'a required part is wrong',
      z.object({ meta: z.object({ total: z.int() }) }),
      { meta: { total: '' } },
      'body.meta.total',
    ],
    ['no entry of its list holds', z.object({ data: z.array(z.int()) }), { data: ['x', 'y'] }, 'body.data[0]'],
    [
      'a rule about the whole does not hold',
      z.object({ data: z.array(z.int()).min(2) }),
      { data: [1, 'x'] },
      'body.data',
    ],
  ])('nothing is left if %s', (_what, schema, value, where) => {
    expect(tolerate(schema, value, 'body')).toEqual({ where })
  })
})

test('a valid answer is returned unchanged', () => {
  const value = { data: [{ id: 1, name: 'a' }] }
  expect(tolerate(z.object({ data: z.array(flat) }), value, 'body')).toEqual({ body: value, omitted: [] })
})
