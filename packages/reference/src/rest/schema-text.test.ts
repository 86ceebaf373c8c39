import type { OpenApiSchema } from '@hospital/codegen/contracts'
import { expect, test } from 'vitest'
import { limitsText, typeText } from './schema-text.ts'

const link = (name: string) => `<${name}>`

test.each<readonly [schema: Readonly<Record<string, unknown>>, type: string, limits: string]>([
  [{ type: 'string' }, 'string', ''],
  [{ type: ['string', 'null'], format: 'date' }, 'string or null', 'date'],
  [{ type: 'string', format: 'binary', 'x-max-bytes': 5_242_880 }, 'file', 'at most 5 MiB'],
  [
    { type: 'string', minLength: 1, maxLength: 100, pattern: '^a|b$' },
    'string',
    '1 to 100 characters; pattern `^a|b$`',
  ],
  [{ type: 'string', minLength: 16, maxLength: 16 }, 'string', '16 characters'],
  [{ type: 'integer', minimum: 1 }, 'integer', 'at least 1'],
  [{ type: 'integer', minimum: 0, maximum: 5, default: 0 }, 'integer', '0 to 5; default `0`'],
  [{ type: 'string', enum: ['L', 'P'] }, '`"L"` or `"P"`', ''],
  [{ const: true }, '`true`', ''],
  [{ $ref: '#/components/schemas/Gender' }, '<Gender>', ''],
  [{ anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] }, '<A> or null', ''],
  [
    { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string', maxLength: 5 } },
    'list of string',
    'at most 3 entries; each once; each: at most 5 characters',
  ],
  [{}, 'any JSON value', ''],
])('%j is told in words', (schema, type, limits) => {
  expect(typeText(schema as OpenApiSchema, link)).toBe(type)
  expect(limitsText(schema as OpenApiSchema, 'here')).toBe(limits)
})

test('A keyword without words is refused with its place', () => {
  expect(() => limitsText({ type: 'object', maxProperties: 1 } as OpenApiSchema, 'Gender.kode')).toThrow(
    'Gender.kode: the reference has no words for the keyword maxProperties',
  )
})
