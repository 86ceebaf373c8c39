import type { OpenApiDocument } from './openapi.ts'

/** A part of a document that is an object. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Thrown for a part of a contract that the generators do not carry. The message begins with its place in the document. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried'
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`)
  }
}

/** The methods that an operation may have. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const nodeAt = (value: unknown, place: string): Node => {
  if (!isNode(value)) throw new NotCarried(place, 'is no object')
  return value
}

/** A part, or the component that it refers to, also over several references. */
const resolved = (part: unknown, document: Node, place: string, seen: readonly string[] = []): Node => {
  const node = nodeAt(part, place)
  const { $ref: reference } = node
  if (typeof reference !== 'string') return node
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(reference) ?? []
  const { components } = document
  const group = isNode(components) ? components[kind] : undefined
  const found = isNode(group) ? group[name] : undefined
  if (found === undefined) throw new NotCarried(place, `${reference} does not exist in this document`)
  if (seen.includes(reference)) throw new NotCarried(place, `${reference} refers to itself`)
  return resolved(found, document, place, [...seen, reference])
}

const listAt = (value: unknown, place: string): readonly unknown[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new NotCarried(place, 'is no list')
  return value
}

/** The parameters of an operation: its own, and the path's parameters that it does not replace. */
const parametersOf = (item: Node, operation: Node, document: Node, place: string): readonly Node[] => {
  const read = (owner: Node) =>
    listAt(owner['parameters'], `${place}.parameters`).map((part, index) =>
      resolved(part, document, `${place}.parameters[${index}]`),
    )
  const own = read(operation)
  const isReplaced = (parameter: Node) =>
    own.some(({ name, in: where }) => name === parameter['name'] && where === parameter['in'])
  return [...read(item).filter((parameter) => !isReplaced(parameter)), ...own]
}

/** Media types without their parameters, such as a charset. */
const contentOf = (content: unknown, place: string): Node | undefined => {
  if (content === undefined) return undefined
  return Object.fromEntries(
    Object.entries(nodeAt(content, place)).map(([type, media]) => [
      (type.split(';')[0] ?? '').trim().toLowerCase(),
      media,
    ]),
  )
}

const withContent = (part: unknown, document: Node, place: string): Node => {
  const node = resolved(part, document, place)
  const content = contentOf(node['content'], `${place}.content`)
  return content ? { ...node, content } : node
}

const operationOf = (item: Node, operation: Node, document: Node, place: string): Node => {
  const parameters = parametersOf(item, operation, document, place)
  const { requestBody, responses } = operation
  return {
    ...operation,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && {
      requestBody: withContent(requestBody, document, `${place}.requestBody`),
    }),
    responses: Object.fromEntries(
      Object.entries(nodeAt(responses, `${place}.responses`)).map(([status, response]) => [
        status,
        withContent(response, document, `${place}.responses.${status}`),
      ]),
    ),
  }
}

/**
 * A contract as all generators read it: every reference outside of schemas is resolved, parameters of a path belong to its operations, and
 * media types have no parameters. Throws `NotCarried` for a reference that leads nowhere or out of the document.
 */
export const normalizeDocument = (raw: unknown): OpenApiDocument => {
  const document = nodeAt(raw, 'the document')
  const paths = Object.fromEntries(
    Object.entries(nodeAt(document['paths'], 'paths')).map(([path, part]) => {
      const place = `paths.${path}`
      const { parameters: _shared, ...item } = nodeAt(part, place)
      const operations = methods.flatMap((method) => {
        const operation = item[method]
        return operation === undefined
          ? []
          : [
              [
                method,
                operationOf(
                  nodeAt(part, place),
                  nodeAt(operation, `${place}.${method}`),
                  document,
                  `${place}.${method}`,
                ),
              ] as const,
            ]
      })
      return [path, { ...item, ...Object.fromEntries(operations) }]
    }),
  )
  // The cast is safe for the parts that are normalized here; `carriedDocument` checks the rest.
  return {
    ...document,
    components: { schemas: {}, ...nodeAt(document['components'] ?? {}, 'components') },
    paths,
  } as unknown as OpenApiDocument
}
