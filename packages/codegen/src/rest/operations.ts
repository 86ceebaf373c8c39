import { parameterType } from '../contracts/carried.ts'
import type { ParameterType } from '../contracts/carried.ts'
import type { OpenApiDocument, OpenApiMedia, OpenApiOperation, OpenApiSchema } from '../contracts/openapi.ts'
import { referenceName, resolve } from '../contracts/openapi.ts'

/** How a body is encoded. */
export type BodyForm = 'json' | 'form' | 'text' | 'binary'

/** One possible response of an operation. */
export interface OperationResponse {
  readonly status: number
  /** Undefined for a response without a body. */
  readonly form: BodyForm | undefined
  /** An expression over the generated zod schemas (`s.zX()`), or undefined for a response without a body. */
  readonly schema: string | undefined
  /** The body is a JSON list. */
  readonly list?: boolean
}

/** A parameter of an operation. */
export interface OperationParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly type: ParameterType
}

/** An operation in the generators' form. */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly deprecated: boolean
  readonly evidence: 'specified' | 'assumed'
  readonly bearer: 'token' | 'empty' | 'none'
  /** The separate client of the operation; undefined for the contract's client. */
  readonly client: string | undefined
  /** The operation is a read, although its method is not GET. */
  readonly reads: boolean
  readonly parameters: readonly OperationParameter[]
  readonly body: BodyForm | undefined
  readonly responses: readonly OperationResponse[]
  /** The media types of the responses, each once, in the order of the statuses. Texts are left out, because nothing reads them. */
  readonly accepts: readonly string[]
}

const bodyForm = (mediaType: string): BodyForm => {
  if (/^application\/(?:[\w.-]+\+)?json$/.test(mediaType)) return 'json'
  if (mediaType === 'multipart/form-data') return 'form'
  return mediaType.startsWith('text/') ? 'text' : 'binary'
}

/** The zod expression for a response's schema. Schemas are named, so only lists and unions of names occur. */
const schemaExpression = (schema: OpenApiSchema, where: string): string => {
  if (schema.$ref) return `s.z${referenceName(schema.$ref)}()`
  const members = schema.oneOf ?? schema.anyOf
  if (members) return `z.union([${members.map((member) => schemaExpression(member, where)).join(', ')}])`
  if (schema.type === 'array' && schema.items) return `z.array(${schemaExpression(schema.items, where)})`
  if (schema.type === 'string') return schema.format === 'binary' ? 'z.instanceof(Blob)' : 'z.string()'
  throw new Error(`${where}: a response body must be a named schema, or a list or union of them`)
}

const soleMedia = (content: Readonly<Record<string, OpenApiMedia>> | undefined) => Object.entries(content ?? {})[0]

const responsesOf = (document: OpenApiDocument, { operationId, responses }: OpenApiOperation): OperationResponse[] =>
  Object.entries(responses).map(([status, { content }]) => {
    const media = soleMedia(content)
    if (!media) return { status: Number(status), form: undefined, schema: undefined }
    const [mediaType, { schema }] = media
    return {
      status: Number(status),
      form: bodyForm(mediaType),
      schema: schemaExpression(schema, `${operationId} ${status}`),
      list: resolve(schema, document.components.schemas).type === 'array',
    }
  })

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * All operations of a contract, in the order of the file. `document` is a `carriedDocument`. Throws for parts that the generators cannot
 * express.
 */
export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase()]
      if (!operation) return []
      const { operationId: id, requestBody, responses, parameters = [] } = operation
      const media = soleMedia(requestBody?.content)
      return [
        {
          id,
          method,
          path,
          summary: operation.summary,
          description: operation.description ?? '',
          deprecated: operation.deprecated ?? false,
          evidence: operation['x-evidence'],
          bearer: operation['x-bearer'],
          client: operation['x-client'],
          reads: operation['x-reads'] ?? false,
          parameters: parameters.map((parameter) => ({
            name: parameter.name,
            in: parameter.in,
            type: parameterType({ ...parameter }, document, `${id} ${parameter.name}`),
          })),
          body: media && bodyForm(media[0]),
          responses: responsesOf(document, operation),
          accepts: [...new Set(Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {})))].filter(
            (type) => bodyForm(type) !== 'text',
          ),
        },
      ]
    }),
  )
