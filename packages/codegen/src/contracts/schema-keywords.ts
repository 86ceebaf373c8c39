/**
 * The keywords of schemas that the contracts may have, each with what it says. Any other one is refused, so that no limit is lost in
 * silence: generated zod schemas check it, and the reference tells it.
 *
 * `type`: what a value is, and its parts. `range`: a limit that is told with its counterpart, such as minLength with maxLength. `detail`:
 * what has words of its own. `note`: what allows and forbids nothing, or is a part of the schema's description.
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

/** A keyword that has words of its own. */
export type DetailKeyword = {
  [Keyword in SchemaKeyword]: (typeof schemaKeywords)[Keyword] extends 'detail' ? Keyword : never
}[SchemaKeyword]

/** Whether the contracts may have a keyword. */
export const isSchemaKeyword = (keyword: string): keyword is SchemaKeyword => Object.hasOwn(schemaKeywords, keyword)

export const isDetailKeyword = (keyword: string): keyword is DetailKeyword =>
  isSchemaKeyword(keyword) && schemaKeywords[keyword] === 'detail'
