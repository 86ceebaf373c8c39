import type { OpenApiDocument, OpenApiMedia, OpenApiOperation, OpenApiParameter } from './openapi.ts'
import { resolve } from './openapi.ts'

/** A value that a path or a query can carry. */
export type ParameterValue = string | number | boolean | readonly string[]

const isSent = (value: unknown): value is ParameterValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))

/**
 * The contract's example of a parameter: its own, its schema's, or its only possible value; undefined for an optional parameter without an
 * example. Throws for a required parameter without an example, and for an example that cannot be sent.
 */
export const parameterExample = (
  { name, example, required, schema }: OpenApiParameter,
  { components }: OpenApiDocument,
  operation: string,
): ParameterValue | undefined => {
  const { examples, enum: values } = resolve(schema, components.schemas)
  const found = example ?? examples?.[0] ?? (values?.length === 1 ? values[0] : undefined)
  if (isSent(found)) return found
  if (found !== undefined || required) throw new Error(`${operation}: ${name} has no example that can be sent`)
  return undefined
}

/** The examples of a body, by name. The example of `example` has the name `default`. */
export const mediaExamples = ({ example, examples = {} }: OpenApiMedia): readonly (readonly [string, unknown])[] => [
  ...(example === undefined ? [] : [['default', example] as const]),
  ...Object.entries(examples).map(([name, { value }]) => [name, value] as const),
]

/** The examples of a request's body. Throws if the request has a body but no example. */
export const bodyExamples = ({ operationId, requestBody }: OpenApiOperation) => {
  const found = Object.values(requestBody?.content ?? {}).flatMap(mediaExamples)
  if (requestBody && found.length === 0) throw new Error(`${operationId}: the body has no example`)
  return found
}
