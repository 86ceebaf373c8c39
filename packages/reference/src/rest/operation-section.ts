import { callOf, mediaExamples, resolve } from '@hospital/codegen/contracts'
import type { OpenApiDocument, OpenApiMedia, OpenApiOperation, RestContract } from '@hospital/codegen/contracts'
import { block, code, paragraphs, table } from '../markdown/markdown.ts'
import { evidenceText } from './evidence-text.ts'
import type { Failure } from './failures.ts'
import { fieldHead, fieldRows } from './field-rows.ts'
import { limitsText, typeText } from './schema-text.ts'
import { linkSchema } from './schemas-page.ts'

/** An operation with its contract. */
export interface PlacedOperation {
  readonly contract: RestContract
  readonly document: OpenApiDocument
  readonly operation: OpenApiOperation
  readonly method: string
  readonly path: string
}

const bearers = {
  token: 'with the bearer token of who calls',
  empty: 'with an empty bearer, as authentication calls send it',
  none: 'without a bearer',
} as const

const parameterRows = ({ operation, document }: PlacedOperation) =>
  (operation.parameters ?? []).map((parameter) => {
    const { name, in: where, required, schema, description = '', 'x-evidence': mark } = parameter
    const limits = limitsText(resolve(schema, document.components.schemas), `${operation.operationId} ${name}`)
    return [
      code(name),
      where,
      typeText(schema, linkSchema),
      [required ? 'required' : 'optional', limits].filter(Boolean).join('; '),
      evidenceText(mark, operation['x-evidence'], `${operation.operationId} ${name}`),
      description,
    ]
  })

const bodyParts = ({ operation, document }: PlacedOperation): readonly string[] => {
  const [[type, media] = ['', undefined]] = Object.entries(operation.requestBody?.content ?? {})
  if (!media) return []
  const schema = resolve(media.schema, document.components.schemas)
  const evidence = evidenceText(schema['x-evidence'], operation['x-evidence'], operation.operationId)
  const rows = fieldRows(schema, { link: linkSchema, evidence })
  const files = Object.entries(media.encoding ?? {}).map(
    ([name, { contentType }]) => `${code(name)} is ${contentType}.`,
  )
  return [
    `**Request body**: ${typeText(media.schema, linkSchema)}, ${code(type)}. ${files.join(' ')}`.trim(),
    ...table(fieldHead, rows),
  ]
}

/** The first example of a success, unless it is a file. */
const answerExample = (media: OpenApiMedia): readonly string[] => {
  const [example] = mediaExamples(media)
  return example && typeof example[1] === 'object' ? [block('json', JSON.stringify(example[1], undefined, 2))] : []
}

const answerParts = ({ operation }: PlacedOperation): readonly string[] =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { description, content = {} }]) => {
      const [[type, media] = ['', undefined]] = Object.entries(content)
      const what = media ? `${typeText(media.schema, linkSchema)}, ${code(type)}. ` : ''
      return [`**Answer ${status}**: ${what}${description}`, ...(media ? answerExample(media) : [])]
    })

const failureRows = (failures: readonly Failure[]) =>
  failures.map(({ kind, status, when }) => [`[${code(kind)}](../errors.md#${kind})`, String(status), when])

/** The section of one operation: its purpose, its input and output, its failures, and the SDK's call. `call` names the call to try. */
export const operationSection = (placed: PlacedOperation, call: string, failures: readonly Failure[]): string => {
  const { contract, document, operation, method, path } = placed
  const { operationId, summary, description = '', deprecated } = operation
  const reads = method === 'GET' || operation['x-reads'] === true
  return paragraphs([
    `## ${operationId}`,
    `**${summary}.** ${code(`${method} ${path}`)}, ${operation['x-evidence']}, ${bearers[operation['x-bearer']]}, ${reads ? 'a read: repeated after a failure' : 'a write: sent once'}.`,
    deprecated ? '**Deprecated.**' : '',
    description.trim(),
    block('ts', `const { data, error } = await ${callOf(contract, document, operation)}`, call),
    ...(operation.parameters ? ['**Parameters**'] : []),
    ...table(['parameter', 'in', 'type', 'limits', 'evidence', 'what it is'], parameterRows(placed)),
    ...bodyParts(placed),
    ...answerParts(placed),
    '**Failures**, beside those that [every call](../errors.md) may have:',
    ...table(['`error.kind`', 'status', 'when'], failureRows(failures)),
  ])
}
