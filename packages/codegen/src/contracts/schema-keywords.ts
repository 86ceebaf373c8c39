/**
 * The keywords that schemas of the contracts may have, each with its role. Any other keyword is refused, so that no limit is silently lost:
 * generated zod schemas check each keyword, and the reference shows it.
 *
 * `type`: the type of a value, and its parts. `range`: a limit that is shown with its counterpart, such as minLength with maxLength.
 * `detail`: a keyword with words of its own. `note`: a keyword that limits nothing, or that is a part of the schema's description.
 */
const schemaKeywords = {
  $ref: 'type',
  additionalProperties: 'type',
  allOf: 'type',
  anyOf: 'type',
  const: 'type',
  default: 'detail',
  deprecated: 'note',
  description: 'note',
  enum: 'type',
  example: 'note',
  examples: 'note',
  exclusiveMaximum: 'detail',
  exclusiveMinimum: 'detail',
  format: 'detail',
  items: 'type',
  maxItems: 'range',
  maxLength: 'range',
  maximum: 'range',
  minItems: 'range',
  minLength: 'range',
  minProperties: 'detail',
  minimum: 'range',
  multipleOf: 'detail',
  oneOf: 'type',
  pattern: 'detail',
  properties: 'type',
  required: 'type',
  title: 'note',
  type: 'type',
  uniqueItems: 'detail',
  'x-evidence': 'note',
  'x-later-values': 'note',
  'x-max-bytes': 'detail',
} as const

type SchemaKeyword = keyof typeof schemaKeywords

/** A keyword with words of its own in the reference. */
export type DetailKeyword = {
  [Keyword in SchemaKeyword]: (typeof schemaKeywords)[Keyword] extends 'detail' ? Keyword : never
}[SchemaKeyword]

/** Whether schemas of the contracts may have a keyword. */
export const isSchemaKeyword = (keyword: string): keyword is SchemaKeyword => Object.hasOwn(schemaKeywords, keyword)

export const isDetailKeyword = (keyword: string): keyword is DetailKeyword =>
  isSchemaKeyword(keyword) && schemaKeywords[keyword] === 'detail'
