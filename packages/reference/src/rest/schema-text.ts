import { isDetailKeyword, isSchemaKeyword, referenceName } from '@hospital/codegen/contracts'
import type { DetailKeyword, OpenApiSchema } from '@hospital/codegen/contracts'
import { code } from '../markdown/markdown.ts'

/** A schema with the keywords that limit it. */
interface Keywords extends OpenApiSchema {
  readonly const?: unknown
  readonly allOf?: readonly OpenApiSchema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Returns the link to a named schema. */
export type LinkSchema = (name: string) => string

const or = (parts: readonly string[]): string => [...new Set(parts)].join(' or ')

/** The type of a value in words. Throws for a schema without known words. */
export const typeText = (schema: OpenApiSchema, link: LinkSchema): string => {
  if (schema.$ref !== undefined) return link(referenceName(schema.$ref))
  const { enum: values, const: value, allOf } = schema as Keywords
  if (value !== undefined) return code(JSON.stringify(value))
  if (values) return or(values.map((each) => code(JSON.stringify(each))))
  const members = schema.oneOf ?? schema.anyOf ?? allOf
  if (members) return members.map((member) => typeText(member, link)).join(allOf ? ' and ' : ' or ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'any JSON value'
  return or(
    types.map((type) => {
      if (type === 'array') return `list of ${schema.items ? typeText(schema.items, link) : 'any JSON value'}`
      return schema.format === 'binary' && type === 'string' ? 'file' : type
    }),
  )
}

type Limit = (value: unknown) => string | undefined

/** `5 entries`, or the number alone. */
const counted = (words: string, noun: string): string => `${words} ${noun}`.trim()

const between = (noun: string, least: number | undefined, most: number | undefined): string | undefined => {
  if (least !== undefined && most !== undefined)
    return counted(least === most ? `${least}` : `${least} to ${most}`, noun)
  if (least !== undefined) return counted(`at least ${least}`, noun)
  return most === undefined ? undefined : counted(`at most ${most}`, noun)
}

/** The words for each keyword that the type does not show, or only together with another keyword. */
const details: Readonly<Record<DetailKeyword, Limit>> = {
  default: (value) => `default ${code(JSON.stringify(value))}`,
  exclusiveMaximum: (value) => `less than ${String(value)}`,
  exclusiveMinimum: (value) => `more than ${String(value)}`,
  format: (value) => (value === 'binary' ? undefined : String(value)),
  minProperties: (value) => `at least ${String(value)} fields`,
  multipleOf: (value) => `a multiple of ${String(value)}`,
  pattern: (value) => `pattern ${code(String(value))}`,
  uniqueItems: () => 'each once',
  'x-max-bytes': (value) => `at most ${Number(value) / 1024 / 1024} MiB`,
}

/** A value's limits beyond its type, in words. Throws for a keyword without words, so that no limit is silently missing. */
export const limitsText = (schema: OpenApiSchema, place: string): string => {
  const { items, minLength, maxLength, minItems, maxItems, minimum, maximum } = schema as Keywords
  const further = Object.entries(schema).map(([keyword, value]) => {
    if (!isSchemaKeyword(keyword)) throw new Error(`${place}: the reference has no words for the keyword ${keyword}`)
    return isDetailKeyword(keyword) ? details[keyword](value) : undefined
  })
  const each = items && items.$ref === undefined ? limitsText(items, place) : ''
  return [
    between('characters', minLength, maxLength),
    between('entries', minItems, maxItems),
    between('', minimum, maximum),
    ...further,
    each === '' ? undefined : `each: ${each}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
}
