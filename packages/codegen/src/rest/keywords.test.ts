import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { generateSchemas } from './schemas.ts'

const documentWith = (schema: object) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {},
    components: { schemas: { X: schema } },
  }) as unknown as OpenApiDocument

const schemaOf = async (schema: object) =>
  (await generateSchemas(documentWith(schema))).split('lazily(() => ')[1]?.replaceAll(/\s+/g, '')

const text = { type: 'string' }

describe('A keyword of a contract is checked by its schema:', () => {
  test.each([
    ['uniqueItems', { type: 'array', items: text, uniqueItems: true }, 'z.array(z.string()).check(uniqueItems));'],
    ['uniqueItems: false', { type: 'array', items: text, uniqueItems: false }, 'z.array(z.string()));'],
    [
      'with lengths',
      { type: 'array', items: text, minItems: 1, maxItems: 3, uniqueItems: true },
      'z.array(z.string()).min(1).max(3).check(uniqueItems));',
    ],
    ['multipleOf', { type: 'integer', multipleOf: 5 }, 'z.int().multipleOf(5));'],
    [
      'with limits',
      { type: 'number', minimum: 0, maximum: 9, multipleOf: 0.5 },
      'z.number().gte(0).lte(9).multipleOf(0.5));',
    ],
    [
      'minProperties',
      { type: 'object', properties: { a: text }, additionalProperties: false, minProperties: 1 },
      'z.strictObject({a:z.string().optional()}).check(minProperties(1)));',
    ],
    [
      'an open object',
      { type: 'object', properties: { a: text }, additionalProperties: true },
      'z.looseObject({a:z.string().optional()}));',
    ],
  ])('%s', async (_what, schema, expression) => expect(await schemaOf(schema)).toBe(expression))

  test.each([
    ['a keyword that is unknown', { type: 'array', items: text, contains: text }, 'contains'],
    ['one of our own that is unknown', { type: 'string', 'x-max-byte': 9 }, 'x-max-byte'],
    ['one inside', { type: 'object', properties: { a: { type: 'array', items: { not: text } } } }, 'not'],
    [
      'unique objects',
      { type: 'array', items: { type: 'object', properties: { a: text } }, uniqueItems: true },
      'uniqueItems',
    ],
  ])('%s is an error, not lost in silence', async (_what, schema, name) => {
    await expect(schemaOf(schema)).rejects.toThrow(name)
  })
})
