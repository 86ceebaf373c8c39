import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { toJSONSchema } from 'zod'
import type { ZodType } from 'zod'
import type { Lawful, Parts } from './exchange.ts'
import { graphqlBody } from './graphql-body.ts'
import type { Known } from './known.ts'

/** The part of JSON Schema that the contracts use. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  date: day.map((text) => text.slice(0, 10)),
  'date-time': fc.tuple(day, fc.constantFrom('Z', '+07:00')).map(([text, zone]) => `${text.slice(0, 19)}${zone}`),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/),
  uri: fc.stringMatching(/^https:\/\/[a-z]{1,8}\.example$/),
}

/** Texts that people seldom send: padded, from right to left, with invisible characters, in one long word. */
const oddTexts = (longest: number): readonly string[] => [
  '  Siti  Rahayu  ',
  '\u202Eاسمي سيتي\u202C',
  'Si\u00ADti\u200B\uFEFF',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  'e\u0301\r\n\tñ',
  '%00%2e%2e/<b>&amp;',
  '__proto__',
  'W'.repeat(longest),
]

/** Texts that a schema allows. */
export const texts = (shape: Shape): Arbitrary<string> => {
  const { format, pattern = '', minLength = 0, maxLength = 40 } = shape
  const odd = oddTexts(maxLength).filter(
    (text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength,
  )
  const usual = usualTexts(shape)
  return odd.length === 0 || format !== undefined
    ? usual
    : fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
}

const usualTexts = ({ format, pattern, minLength = 0, maxLength = 40 }: Shape): Arbitrary<string> => {
  const known = formats[format ?? '']
  if (known) return known
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }
  // Any text that fits: texts made from the pattern `\S` would only be single characters.
  if (pattern === undefined || pattern === '\\S' || pattern === '^\\S+$') {
    const spaces = pattern === '^\\S+$' ? /^\S+$/ : pattern === undefined ? /^/ : /\S/
    return fc
      .string({ unit: 'grapheme', ...length })
      .filter((text) => spaces.test(text) && text.length >= minLength && text.length <= maxLength)
  }
  // In a path these two texts are relative segments, not names.
  const dots: readonly string[] = ['.', '..']
  return fc
    .stringMatching(new RegExp(pattern))
    .filter((text) => text.length >= minLength && text.length <= maxLength && !dots.includes(text))
}

const file = (bytes: string, name: string, type: string) => new File([bytes], name, { type })
const files = fc.constantFrom(
  file('%PDF-1.4', 'rujukan klinik.pdf', 'application/pdf'),
  file('x', 'ktp.jpg', 'image/jpeg'),
  file('x', 'ktp.gif', 'image/gif'),
  file('', 'kosong.pdf', 'application/pdf'),
)

const valuesOf = (name: string, shape: Shape, known: Known): Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => valuesOf(name, one, known)))
  const { minItems = 0, maxItems = 3, minimum = 1, maximum = 100_000 } = shape
  if (shape.type === 'object') return recordOf(shape, known)
  if (shape.type === 'array')
    return fc.array(fieldOf(name, shape.items ?? {}, known), {
      minLength: Math.max(1, minItems),
      maxLength: Math.min(maxItems, 3),
    })
  if (shape.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 100_000) })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'string') return texts(shape)
  return shape.type === 'null' ? fc.constant(null) : files
}

/** Values of a field: mostly values that exist in the hospital, if the contract allows them. */
const fieldOf = (name: string, shape: Shape, known: Known): Arbitrary<unknown> => {
  const any = valuesOf(name, shape, known)
  const familiar = (known[name] ?? []).filter(
    (value) => typeof value === (shape.type === 'integer' ? 'number' : shape.type),
  )
  return familiar.length === 0 || shape.enum
    ? any
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...familiar) }, { weight: 1, arbitrary: any })
}

/** The required fields, with any of the optional ones. */
const recordOf = ({ properties = {}, required = [] }: Shape, known: Known): Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries(properties).map(([name, shape]) => [name, fieldOf(name, shape, known)] as const)
  const needed = Object.fromEntries(fields.filter(([name]) => required.includes(name)))
  return fc.oneof(
    fc.record(needed, { noNullPrototype: true }),
    fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true }),
  )
}

/** All values that a schema allows. */
const allowedBy = (schema: ZodType | undefined, known: Known): Arbitrary<Record<string, unknown>> => {
  if (!schema) return fc.constant({})
  // The cast is safe: JSON Schema as zod writes it has at least these fields, for the kinds of schema that requests have.
  const shape = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return recordOf(shape, known).filter((value) => schema.safeParse(value).success)
}

/** Requests that the contract of an operation allows. */
export const validParts = ({ api, name, contract }: Lawful, ofAll: Known): Arbitrary<Parts> => {
  const known = { ...ofAll, id: ofAll[`id of ${api}`] ?? [] }
  return fc.record({
    path: allowedBy(contract.path?.schema, known),
    query: allowedBy(contract.query?.schema, known),
    body: name === 'executeGraphql' ? graphqlBody : allowedBy(contract.body?.schema, known),
  })
}
