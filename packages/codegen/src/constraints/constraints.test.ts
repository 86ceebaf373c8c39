import { expect, test } from 'vitest'
import type { OpenApiDocument, OpenApiSchema } from '../contracts/openapi.ts'
import { generateConstraints } from './constraints.ts'

const documentWith = (schema: object): OpenApiDocument => ({
  info: { title: 'Test', version: '1' },
  paths: {
    '/x': {
      post: {
        operationId: 'sendX',
        summary: 'X',
        'x-evidence': 'assumed',
        'x-bearer': 'none',
        requestBody: { content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  components: { schemas: { Code: { type: 'string', pattern: "^'\\d$" } } },
})

const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required })
const text = (maxLength: number) => ({ type: 'string', maxLength })

test.each([
  ['a length', object({ a: text(5) }), ['a: { maxLength: 5 },']],
  ['another length', object({ a: text(6) }), ['a: { maxLength: 6 },']],
  ['a required field', object({ a: {} }, ['a']), ['a: { required: true },']],
  ['a named schema', object({ a: { $ref: '#/components/schemas/Code' } }), ["a: { pattern: '^\\'\\\\d$' },"]],
  ['a list', object({ a: { enum: ['L', 'P', null] } }), ["a: { options: ['L', 'P'] },"]],
  ['a date', object({ a: { type: 'string', format: 'date' } }), ["a: { format: 'date' },"]],
  ['a format that no browser judges', object({ a: { type: 'string', format: 'password' } }), ['a: {},']],
  [
    'a number',
    object({ a: { type: 'integer', minimum: 1, maximum: 9 } }),
    ['a: { integer: true, minimum: 1, maximum: 9 },'],
  ],
  ['a number or a text', object({ a: { type: ['integer', 'string'], minimum: 1 } }), ['a: {},']],
  [
    'several texts',
    object({ a: { type: 'array', items: text(5), minItems: 1, maxItems: 3 } }),
    ['a: { minItems: 1, maxItems: 3, items: { maxLength: 5 } },'],
  ],
  [
    'several objects',
    object({ a: { type: 'array', items: object({ b: text(5) }, ['b']), maxItems: 3 } }),
    ['a: { maxItems: 3 },', "'a[].b': { required: true, maxLength: 5 },"],
  ],
  ['a box', object({ a: { type: 'boolean' } }, ['a']), ['a: { box: true },']],
  ['a box that must be ticked', object({ a: { type: 'boolean', const: true } }), ['a: { required: true, box: true },']],
  ['a file', object({ a: { type: 'string', format: 'binary', 'x-max-bytes': 9 } }), ['a: { maxBytes: 9 },']],
  ['an inner object', object({ a: object({ b: text(1) }, ['b']) }), ["'a.b': { maxLength: 1 },"]],
  ['a required inner object', object({ a: object({ b: {} }, ['b']) }, ['a']), ["'a.b': { required: true },"]],
  ['an envelope', object({ data: object({ a: text(5) }) }, ['data']), ['a: { maxLength: 5 },']],
  ['parts', { allOf: [object({ a: {} }), object({ b: {} }, ['b'])] }, ['a: {},', 'b: { required: true },']],
  [
    'alternatives',
    { oneOf: [object({ a: {}, b: {} }, ['a', 'b']), object({ a: {} }, ['a'])] },
    ['a: { required: true },', 'b: {},'],
  ],
])('%s', (_what, schema, lines) => {
  const written = generateConstraints(documentWith(schema)).split('\n')
  expect(written.filter((line) => line.startsWith('  ')).map((line) => line.trim())).toEqual(lines)
})

test('the media types of a file', () => {
  const document = documentWith({})
  const content = {
    'multipart/form-data': {
      schema: object({ a: { type: 'string', format: 'binary' } }) as OpenApiSchema,
      encoding: { a: { contentType: 'image/jpeg, image/png' } },
    },
  }
  Object.assign(document.paths['/x']?.['post'] ?? {}, { requestBody: { content } })
  expect(generateConstraints(document)).toContain("a: { types: ['image/jpeg', 'image/png'] },")
})

test('a contract without fields has no file', () => {
  expect(generateConstraints(documentWith({ type: 'string' }))).toBe('')
})
