import type { OpenApiDocument, OpenApiMedia, OpenApiOperation, OpenApiParameter } from './openapi.ts'
import { resolve } from './openapi.ts'

/** A value that a path or a query can carry. */
export type ParameterValue = string | number | boolean | readonly string[]

const isSent = (value: unknown): value is ParameterValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))

/**
 * What a contract gives as example of a parameter: its own, that of its schema, or its only value; undefined for an optional one without.
 * Throws for a required one without, and for an example that cannot be sent.
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

/** The examples of a body by their name; that of `example` is `default`. */
export const mediaExamples = ({ example, examples = {} }: OpenApiMedia): readonly (readonly [string, unknown])[] => [
  ...(example === undefined ? [] : [['default', example] as const]),
  ...Object.entries(examples).map(([name, { value }]) => [name, value] as const),
]

/** The examples of a request's body. Throws if it has a body but no example. */
export const bodyExamples = ({ operationId, requestBody }: OpenApiOperation) => {
  const found = Object.values(requestBody?.content ?? {}).flatMap(mediaExamples)
  if (requestBody && found.length === 0) throw new Error(`${operationId}: the body has no example`)
  return found
}
