import { expect, test } from 'vitest'
import type { FieldConstraint } from '../../../sdk/src/constraints/constraint.ts'
import { constraintProblem } from '../../../web/src/forms/check-constraints.ts'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { schemaTable } from '../rest/schema-table.ts'
import { evaluate } from '../testing/evaluate.ts'
import { generateConstraints } from './constraints.ts'

/** Whether a visitor can type a value of the schema into one field: texts and numbers. */
const isField = ({ schema }: { readonly schema: object }): boolean =>
  'type' in schema && [schema.type].flat().some((type) => type === 'string' || type === 'integer')

/** Formats and steps that a form leaves to the server, whose refusal is shown beside the field. */
const leftToServer = ['a time', 'an address', 'a uuid', 'a short whole number']

const rows = schemaTable.filter(isField).filter(({ what }) => !leftToServer.includes(what))

const bodyOf = (schema: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties: { x: schema }, required: ['x'] } } },
})

const document = {
  paths: Object.fromEntries(
    rows.map(({ schema }, index) => [
      `/${index}`,
      { post: { operationId: `row${index}`, requestBody: bodyOf(schema) } },
    ]),
  ),
  components: { schemas: {} },
} as unknown as OpenApiDocument

const constants = evaluate(generateConstraints(document), {})

/**
 * The values that can be typed, as text. A blank value counts as missing whatever the contract says, and a number is only tested if the
 * schema asks for one.
 */
const typed = (values: readonly unknown[], { type }: { readonly type?: unknown }): readonly string[] => {
  const isText = [type].flat().includes('string')
  return values.flatMap((value) => {
    const isTyped = isText ? typeof value === 'string' && value.trim() !== '' : typeof value === 'number'
    return isTyped ? [String(value)] : []
  })
}

test.each(rows.map((row, index) => ({ ...row, index })))(
  'a form and JSON Schema agree on $what',
  ({ schema, lawful, unlawful, index }) => {
    const { x } = constants[`row${index}Constraints`] as { readonly x: FieldConstraint }
    expect(typed(lawful, schema).filter((text) => constraintProblem(text, x) !== undefined)).toEqual([])
    expect(typed(unlawful, schema).filter((text) => constraintProblem(text, x) === undefined)).toEqual([])
  },
)
