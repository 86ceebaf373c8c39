/** The parts of OpenAPI 3.1 that the contracts use and the generators read, as `carriedDocument` gives them. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, OpenApiSchema>>
  }
}

/** An operation object with our extensions. */
export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly 'x-evidence': 'specified' | 'assumed'
  readonly 'x-bearer': 'token' | 'empty' | 'none'
  /** A POST that changes nothing. */
  readonly 'x-reads'?: true
  /** The separate client that has the operation. Default: the contract's client. */
  readonly 'x-client'?: string
  readonly deprecated?: boolean
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, OpenApiMedia>> }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
}

/** A parameter. */
export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly 'x-evidence'?: unknown
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema: OpenApiSchema
}

/** A response object. */
export interface OpenApiResponse {
  readonly description: string
  readonly content?: Readonly<Record<string, OpenApiMedia>>
}

/** A media type object. */
export interface OpenApiMedia {
  readonly schema: OpenApiSchema
  /** The media types of the parts of a multipart body, by field. */
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

/** The part of JSON Schema that the generators read. */
export interface OpenApiSchema {
  readonly 'x-evidence'?: unknown
  readonly description?: string
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly oneOf?: readonly OpenApiSchema[]
  readonly anyOf?: readonly OpenApiSchema[]
  readonly items?: OpenApiSchema
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, OpenApiSchema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** The last part of a `$ref`: the component's name. */
export const referenceName = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The schema that a reference names; any other schema is returned unchanged. */
export const resolve = (schema: OpenApiSchema, schemas: OpenApiDocument['components']['schemas']): OpenApiSchema => {
  if (schema.$ref === undefined) return schema
  const found = schemas[referenceName(schema.$ref)]
  if (!found) throw new Error(`${schema.$ref} does not exist`)
  return resolve(found, schemas)
}

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' && typeof part === 'string' ? [referenceName(part)] : referencesIn(part),
  )
}

/** The names of all schemas that a part of a contract refers to, directly or through other schemas. */
export const namesWithin = (part: unknown, schemas: OpenApiDocument['components']['schemas']): ReadonlySet<string> => {
  const found = new Set(referencesIn(part))
  // A set's loop also visits what is added to it.
  for (const name of found) for (const further of referencesIn(schemas[name])) found.add(further)
  return found
}
