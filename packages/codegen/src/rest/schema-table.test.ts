import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as keywords from '../../../sdk/src/contracts/keywords.ts'
import * as lazily from '../../../sdk/src/contracts/lazily.ts'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { evaluate } from '../testing/evaluate.ts'
import { typeErrors } from '../testing/type-errors.ts'
import { refusedSchemas } from './refused-schemas.ts'
import { schemaTable } from './schema-table.ts'
import { generateSchemas } from './schemas.ts'
import { generateTypes } from './types.ts'

const documentOf = (schemas: object) =>
  ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {},
    components: { schemas },
  }) as unknown as OpenApiDocument

const nameOf = (index: number) => `Row${index}`

const rows = schemaTable.map((row, index) => ({
  ...row,
  name: nameOf(index),
  schema: JSON.parse(JSON.stringify(row.schema).replaceAll('SELF', nameOf(index))) as object,
}))

const document = documentOf({
  Other: { type: 'string', enum: ['ya', 'tidak'] },
  ...Object.fromEntries(rows.map(({ name, schema }) => [name, schema])),
})

const validator = new Ajv2020({ strict: false })
addFormats.default(validator)
validator.addSchema(document, 'contract')
const isLawful = (name: string, value: unknown): boolean =>
  validator.validate({ $ref: `contract#/components/schemas/${name}` }, value)

const schemas = evaluate(await generateSchemas(document), {
  zod: z,
  '../../contracts/keywords.ts': keywords,
  '../../contracts/lazily.ts': lazily,
})
const schemaOf = (name: string): z.ZodType => {
  const make = schemas[`z${name}`]
  const schema: unknown = typeof make === 'function' ? make() : undefined
  if (!(schema instanceof z.ZodType)) throw new Error(`nothing was generated for ${name}`)
  return schema
}
const passes = (name: string, value: unknown): boolean => schemaOf(name).safeParse(value).success

describe('A validator of JSON Schema and the generated checks agree on', () => {
  test.each(rows)('$what', ({ name, lawful, unlawful }) => {
    const values = [...lawful, ...unlawful]
    const expected = values.map((_value, index) => index < lawful.length)
    // This first assertion checks the table itself.
    expect(values.map((value) => isLawful(name, value))).toEqual(expected)
    expect(values.map((value) => passes(name, value))).toEqual(expected)
  })

  test('values as they are: a check changes none', () => {
    const changed = rows.flatMap(({ what, name, lawful }) =>
      lawful
        .filter((value) => JSON.stringify(schemaOf(name).parse(value)) !== JSON.stringify(value))
        .map((value) => [what, value]),
    )
    // Objects lose properties that the contract does not name.
    expect(changed).toEqual([['an object', { a: '', b: 1 }]])
  })
})

test('the generated types take every lawful value', async () => {
  const values = rows.flatMap(({ name, lawful }) =>
    // A spread, because TypeScript refuses properties that the type does not name only in a literal.
    lawful.map((value) => {
      const literal = JSON.stringify(value)
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
      return `take<components['schemas']['${name}']>(${isObject ? `{ ...${literal} }` : literal})`
    }),
  )
  const text = `${await generateTypes(document)}\ndeclare const take: <T>(value: T) => void\n${values.join('\n')}\n`
  expect(typeErrors(text)).toEqual([])
})

test('the generated types refuse unlawful values of another type', async () => {
  const rowsOfTypes = ['a required field', 'values', 'a list', 'a text or null', 'either of two objects', 'one text']
  const types = await generateTypes(document)
  const accepted = rows
    .filter(({ what }) => rowsOfTypes.includes(what))
    .flatMap(({ what, name, unlawful }) =>
      unlawful
        .map((value) => JSON.stringify(value))
        .filter(
          (literal) =>
            typeErrors(`${types}\nexport const value: components['schemas']['${name}'] = ${literal}\n`).length === 0,
        )
        .map((literal) => [what, literal]),
    )
  expect(accepted).toEqual([])
})

describe('A schema that nothing checks is refused with its place:', () => {
  test.each(refusedSchemas)('%s', async (_what, schema, place) => {
    await expect(generateSchemas(documentOf({ X: schema }))).rejects.toThrow(place)
  })
})
