import type { OpenApiDocument, OpenApiMedia, OpenApiParameter, OpenApiSchema } from '../contracts/openapi.ts'
import { referenceName, resolve } from '../contracts/openapi.ts'

/** How a body is encoded. */
export type BodyForm = 'json' | 'form' | 'text' | 'binary'

/** One possible response of an operation. */
export interface OperationResponse {
  readonly status: number
  readonly form: BodyForm
  /** An expression over the generated zod schemas (`s.zX`), or undefined for a response without a body. */
  readonly schema: string | undefined
  /** The body is a JSON list. */
  readonly list?: boolean
}

/** An operation as the generators need it, with every reference resolved. */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly evidence: 'specified' | 'assumed'
  readonly bearer: 'token' | 'empty' | 'none'
  /** It changes nothing, although it is no GET. */
  readonly reads: boolean
  readonly parameters: readonly OpenApiParameter[]
  readonly body: BodyForm | undefined
  readonly responses: readonly OperationResponse[]
}

const bodyForm = (mediaType: string): BodyForm => {
  if (mediaType === 'application/json' || mediaType.endsWith('+json')) return 'json'
  if (mediaType === 'multipart/form-data') return 'form'
  return mediaType.startsWith('text/') ? 'text' : 'binary'
}

/** The zod expression for a response's schema. Schemas are named, so only lists and unions of names occur. */
const schemaExpression = (schema: OpenApiSchema): string => {
  if (schema.$ref) return `s.z${referenceName(schema.$ref)}`
  const members = schema.oneOf ?? schema.anyOf
  if (members) return `z.union([${members.map(schemaExpression).join(', ')}])`
  if (schema.type === 'array' && schema.items) return `z.array(${schemaExpression(schema.items)})`
  if (schema.type === 'string') return schema.format === 'binary' ? 'z.instanceof(Blob)' : 'z.string()'
  throw new Error('a response body must be a named schema, or a list or union of them')
}

const soleMedia = (content: Readonly<Record<string, OpenApiMedia>> | undefined, where: string) => {
  const entries = Object.entries(content ?? {})
  if (entries.length > 1) throw new Error(`${where} has more than one media type`)
  return entries[0]
}

const responsesOf = (
  document: OpenApiDocument,
  responses: OpenApiDocument['paths'][string][string]['responses'],
  id: string,
) =>
  Object.entries(responses).map(([status, response]): OperationResponse => {
    const media = soleMedia(resolve(response, document.components.responses).content, `${id} ${status}`)
    if (!media) return { status: Number(status), form: 'text', schema: undefined }
    const [mediaType, { schema }] = media
    return {
      status: Number(status),
      form: bodyForm(mediaType),
      schema: schemaExpression(schema),
      list: resolve(schema, document.components.schemas).type === 'array',
    }
  })

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** All operations of a contract, in the order of the file. Throws on what the generators cannot express. */
export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase()]
      if (!operation) return []
      const media = soleMedia(operation.requestBody?.content, operation.operationId)
      return [
        {
          id: operation.operationId,
          method,
          path,
          summary: operation.summary,
          description: operation.description ?? '',
          evidence: operation['x-evidence'],
          bearer: operation['x-bearer'],
          reads: operation['x-reads'] ?? false,
          parameters: (operation.parameters ?? []).map((parameter) =>
            resolve(parameter, document.components.parameters),
          ),
          body: media && bodyForm(media[0]),
          responses: responsesOf(document, operation.responses, operation.operationId),
        },
      ]
    }),
  )
