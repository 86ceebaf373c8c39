import type { OpenApiDocument, OpenApiSchema } from './openapi.ts'

/** The source of a part of a contract: the product's specification, or our proposal, which has to be confirmed. */
export type Evidence = 'specified' | 'assumed'

interface Marked {
  readonly 'x-evidence'?: unknown
}

/** A part of a contract with its evidence; undefined if neither the part nor its parent has a mark. */
export interface Evident {
  readonly name: string
  readonly evidence: Evidence | undefined
  /** A mark of the part's own that repeats what it would inherit, or that is invalid. */
  readonly problem?: string | undefined
}

/** An operation with its parameters. */
export interface EvidentOperation extends Evident {
  readonly call: string
  readonly summary: string
  readonly parameters: readonly Evident[]
}

/** A named schema with its fields. Fields of unnamed objects within it are named `parent.field`. */
export interface EvidentSchema extends Evident {
  readonly fields: readonly Evident[]
}

const evidenceOf = (mark: unknown): Evidence | undefined =>
  mark === 'specified' || mark === 'assumed' ? mark : undefined

const evident = (name: string, part: Marked, inherited: Evidence | undefined): Evident => {
  const mark = part['x-evidence']
  if (mark === undefined) return { name, evidence: inherited, problem: inherited ? undefined : 'has no evidence' }
  const evidence = evidenceOf(mark)
  if (!evidence) return { name, evidence, problem: 'has a mark that is no evidence' }
  return { name, evidence, problem: evidence === inherited ? 'repeats what it inherits' : undefined }
}

const fieldsOf = (schema: OpenApiSchema, inherited: Evidence | undefined, place = ''): readonly Evident[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const found = evident(`${place}${name}`, field, inherited)
    return [found, ...fieldsOf(field, found.evidence, `${place}${name}.`)]
  }),
  ...[schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
    part ? fieldsOf(part, inherited, place) : [],
  ),
]

/** The operations of a contract. A parameter has the evidence of its operation unless it says otherwise. */
export const evidentOperations = ({ paths }: OpenApiDocument): readonly EvidentOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const found = evident(operation.operationId, operation, undefined)
      const parameters = (operation.parameters ?? []).map((parameter) =>
        evident(parameter.name, parameter, found.evidence),
      )
      return { ...found, call: `${method.toUpperCase()} ${path}`, summary: operation.summary, parameters }
    }),
  )

/** The named schemas of a contract. A field has the evidence of its schema unless it says otherwise. */
export const evidentSchemas = ({ components }: OpenApiDocument): readonly EvidentSchema[] =>
  Object.entries(components.schemas).map(([name, schema]) => {
    const found = evident(name, schema, undefined)
    return { ...found, fields: fieldsOf(schema, found.evidence) }
  })

/** The parts of a contract whose evidence is missing or repeated, each with the problem; empty if none. */
export const evidenceProblems = (document: OpenApiDocument): readonly string[] =>
  [
    ...evidentOperations(document).flatMap(({ parameters, ...operation }) => [
      operation,
      ...parameters.map((parameter) => ({ ...parameter, name: `${operation.name} ${parameter.name}` })),
    ]),
    ...evidentSchemas(document).flatMap(({ fields, ...schema }) => [
      schema,
      ...fields.map((field) => ({ ...field, name: `${schema.name}.${field.name}` })),
    ]),
  ].flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name} ${problem}`]))
