import type { OpenApiSchema } from '@hospital/codegen/contracts'
import { code } from '../markdown/markdown.ts'
import { evidenceText } from './evidence-text.ts'
import { limitsText, typeText } from './schema-text.ts'
import type { LinkSchema } from './schema-text.ts'

/** The head of a table of fields. */
export const fieldHead = ['field', 'type', 'limits', 'evidence', 'what it is'] as const

interface Composed extends OpenApiSchema {
  readonly required?: readonly string[]
  readonly allOf?: readonly OpenApiSchema[]
}

/** The values around a table that its rows need. */
interface Surroundings {
  readonly link: LinkSchema
  /** The evidence of the schema around the fields. */
  readonly evidence: string
  /** The path before the fields' names, such as `persetujuan.` or `baris[].`. */
  readonly prefix?: string
}

/**
 * A row for each field of a schema: name, type, whether it is required and its limits, evidence, and description. The fields of an unnamed
 * object follow its row, as `parent.field` or `list[].field`. Named schemas are links.
 */
export const fieldRows = (
  schema: OpenApiSchema,
  { link, evidence, prefix = '' }: Surroundings,
): readonly (readonly string[])[] => {
  const { properties = {}, required = [], allOf = [], oneOf = [], anyOf = [], items } = schema as Composed
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const { description = '', 'x-evidence': own } = field
    const place = `${prefix}${name}`
    const mark = evidenceText(own, evidence, place)
    const limits = [required.includes(name) ? 'required' : 'optional', limitsText(field, place)].filter(Boolean)
    const row = [code(place), typeText(field, link), limits.join('; '), mark, description]
    return [row, ...fieldRows(field, { link, evidence: mark, prefix: `${place}.` })]
  })
  const parts = [...allOf, ...oneOf, ...anyOf].flatMap((part) => fieldRows(part, { link, evidence, prefix }))
  const entries = items ? fieldRows(items, { link, evidence, prefix: `${prefix.replace(/\.$/, '')}[].` }) : []
  return [...fields, ...parts, ...entries]
}
