import { readFile } from 'node:fs/promises'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { Node } from './normalized.ts'
import { isNode, methods, normalizeDocument, NotCarried } from './normalized.ts'
import type { OpenApiDocument } from './openapi.ts'
import { referenceName } from './openapi.ts'

// The parts of a contract that the generators carry to types, checks, constraints, the client and the mock. Anything else is refused with
// its place: a part that was silently dropped would only show as a patient's call that the back end refuses.

const refuse = (place: string, reason: string): never => {
  throw new NotCarried(place, reason)
}

/** Refuses keys of a node that are not listed. Extensions (`x-…`) do not change what is sent. */
const onlyKeys = (node: Node, keys: readonly string[], place: string): void => {
  for (const key of Object.keys(node))
    if (!keys.includes(key) && !key.startsWith('x-')) refuse(`${place}.${key}`, 'is not carried')
}

/** The schema that a reference leads to, also over several references. */
const schemaOf = (schema: unknown, document: OpenApiDocument, place: string, seen: readonly string[] = []): Node => {
  if (!isNode(schema)) return refuse(place, 'is no schema')
  const { $ref: reference } = schema
  if (typeof reference !== 'string') return schema
  if (seen.includes(reference)) return refuse(place, `${reference} refers to itself`)
  const found: unknown = document.components.schemas[referenceName(reference)]
  if (found === undefined) return refuse(place, `${reference} does not exist in this document`)
  return schemaOf(found, document, place, [...seen, reference])
}

const scalars = ['string', 'integer', 'number', 'boolean'] as const

type Scalar = (typeof scalars)[number]

const isScalar = (type: unknown): type is Scalar => scalars.some((scalar) => scalar === type)

/** The only type of a schema, without null; undefined if it has several types or none. */
const soleType = ({ type, enum: values }: Node): string | undefined => {
  const types = [type].flat().filter((name) => name !== 'null' && name !== undefined)
  if (types.length === 1) return String(types[0])
  return types.length === 0 && Array.isArray(values) && values.every((value) => typeof value === 'string')
    ? 'string'
    : undefined
}

/** The type of a path or query parameter, to read it from text. */
export type ParameterType = Scalar | 'array'

/** The type of a parameter. Throws `NotCarried` for one that text cannot carry. */
export const parameterType = (parameter: Node, document: OpenApiDocument, place: string): ParameterType => {
  const schema = schemaOf(parameter['schema'], document, `${place}.schema`)
  const type = soleType(schema)
  if (isScalar(type)) return type
  if (type !== 'array' || parameter['in'] !== 'query')
    return refuse(`${place}.schema`, 'must be a text, a number, a boolean or, in a query, a list of texts')
  const items = schemaOf(schema['items'], document, `${place}.schema.items`)
  return soleType(items) === 'string' ? 'array' : refuse(`${place}.schema.items`, 'must be texts')
}

const checkParameter = (parameter: Node, document: OpenApiDocument, place: string): void => {
  onlyKeys(
    parameter,
    ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'style', 'explode', 'example', 'examples'],
    place,
  )
  const { in: where, style, explode, required, name } = parameter
  if (where !== 'path' && where !== 'query')
    refuse(place, `a parameter in ${String(where)} is not sent; the option \`headers\` of a client sends its headers`)
  if (where === 'path' && required !== true) refuse(place, 'a parameter of a path must be required')
  if (where === 'path' && style !== undefined && style !== 'simple') refuse(`${place}.style`, 'must be simple')
  if (where === 'query' && style !== undefined && style !== 'form') refuse(`${place}.style`, 'must be form')
  const type = parameterType(parameter, document, place)
  if (type === 'array' && explode === false) refuse(`${place}.explode`, 'must be true: a list is a repeated name')
  if (typeof name !== 'string' || /['\\\s]/.test(name)) refuse(`${place}.name`, 'is no usable name')
}

/** Refuses a path whose placeholders differ from its parameters. */
const checkPath = (path: string, parameters: readonly Node[], place: string): void => {
  const placeholders = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
  const declared = parameters.filter((parameter) => parameter['in'] === 'path').map(({ name }) => String(name))
  for (const name of placeholders) if (!declared.includes(name)) refuse(place, `nothing describes {${name}}`)
  for (const name of declared) if (!placeholders.includes(name)) refuse(place, `{${name}} is not in the path`)
  if (path.split('/').some((part) => part.includes('{') && !/^\{[\w-]+\}$/.test(part)))
    refuse(place, 'a placeholder must be a whole segment of the path')
}

const soleMedia = (content: unknown, place: string): readonly [type: string, media: Node] | undefined => {
  const entries = Object.entries(isNode(content) ? content : {})
  if (entries.length > 1) refuse(place, `has more than one media type: ${entries.map(([type]) => type).join(', ')}`)
  const [entry] = entries
  if (!entry) return undefined
  const [type, media] = entry
  if (!isNode(media) || media['schema'] === undefined) return refuse(`${place}.${type}`, 'has no schema')
  onlyKeys(media, ['schema', 'example', 'examples', 'encoding'], `${place}.${type}`)
  return [type, media]
}

/** Refuses a form with anything other than texts, numbers, booleans, files, and lists of texts or files. */
const checkForm = (media: Node, document: OpenApiDocument, place: string): void => {
  const schema = schemaOf(media['schema'], document, `${place}.schema`)
  const { properties } = schema
  if (!isNode(properties)) refuse(`${place}.schema`, 'a form must be an object with its properties')
  for (const [name, property] of Object.entries(isNode(properties) ? properties : {})) {
    const inner = `${place}.schema.properties.${name}`
    const found = schemaOf(property, document, inner)
    const type = soleType(found)
    if (isScalar(type)) continue
    if (type !== 'array') refuse(inner, 'a form carries no objects')
    if (soleType(schemaOf(found['items'], document, `${inner}.items`)) !== 'string')
      refuse(`${inner}.items`, 'a form carries lists of texts and files only')
  }
  for (const [name, encoding] of Object.entries(isNode(media['encoding']) ? media['encoding'] : {}))
    if (isNode(encoding)) onlyKeys(encoding, ['contentType'], `${place}.encoding.${name}`)
}

const checkBody = (operation: Node, method: string, document: OpenApiDocument, place: string): void => {
  const { requestBody: body } = operation
  if (!isNode(body)) return
  if (method === 'get') refuse(place, 'a GET has no body')
  onlyKeys(body, ['content', 'description', 'required'], place)
  if (body['required'] !== true) refuse(`${place}.required`, 'must be true: a body that may be left out is not carried')
  const [type, media] = soleMedia(body['content'], `${place}.content`) ?? refuse(place, 'has no content')
  if (type === 'application/json') return
  if (type !== 'multipart/form-data') refuse(`${place}.content`, `${type} is not sent`)
  checkForm(media, document, `${place}.content.${type}`)
}

/** Statuses of an answer that a client returns as data. */
const successes = ['200', '201', '202', '204']

const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json$/.test(type)

/** The form of an answer's data. All successes of one operation must have the same form, because the client expects one. */
const formOf = (
  type: string,
  media: Node,
  document: OpenApiDocument,
  place: string,
): 'file' | 'list' | 'object' | 'text' => {
  const schema = schemaOf(media['schema'], document, `${place}.schema`)
  if (isJson(type)) return soleType(schema) === 'array' ? 'list' : 'object'
  if (type.startsWith('text/')) return 'text'
  if (schema['format'] !== 'binary') refuse(`${place}.schema`, 'a file must be a string of format binary')
  return 'file'
}

const checkResponses = (responses: Node, document: OpenApiDocument, place: string): void => {
  const forms = new Set<string>()
  for (const [status, response] of Object.entries(responses)) {
    const inner = `${place}.${status}`
    if (!/^[1-5]\d\d$/.test(status)) refuse(inner, 'must be one status: ranges and `default` are not carried')
    if (!isNode(response)) return refuse(inner, 'is no object')
    onlyKeys(response, ['description', 'content', 'headers'], inner)
    const found = soleMedia(response['content'], `${inner}.content`)
    const isSuccess = status.startsWith('2')
    if (isSuccess && !successes.includes(status)) refuse(inner, 'is no success that a client returns')
    if (status === '204' ? found !== undefined : isSuccess && !found)
      refuse(
        inner,
        status === '204' ? 'has no body, so no content' : 'has no content: 204 is the status without a body',
      )
    if (!found) continue
    const form = formOf(...found, document, `${inner}.content.${found[0]}`)
    // A failure may be a text: types and the mock have it, and the client needs only the status.
    if (isSuccess ? form === 'text' : form === 'file')
      refuse(inner, isSuccess ? 'a text is not read' : 'a failure must be JSON or a text')
    if (isSuccess) forms.add(form)
  }
  if (forms.size > 1) refuse(place, `successes differ in form: ${[...forms].join(', ')}`)
  if (!successes.some((status) => status in responses)) refuse(place, 'has no success')
}

const bearers = ['token', 'empty', 'none']

const checkOperation = (
  [path, method]: readonly [path: string, method: string],
  operation: Node,
  document: OpenApiDocument,
): void => {
  const place = `paths.${path}.${method}`
  onlyKeys(
    operation,
    [
      'operationId',
      'summary',
      'description',
      'tags',
      'deprecated',
      'externalDocs',
      'security',
      'parameters',
      'requestBody',
      'responses',
    ],
    place,
  )
  const { operationId: id, 'x-bearer': bearer, 'x-client': client = '', parameters, responses } = operation
  if (typeof id !== 'string' || !/^[a-z][A-Za-z\d]*$/.test(id))
    refuse(`${place}.operationId`, 'is no name of a function')
  if (typeof client !== 'string' || !/^[a-z]*$/.test(client)) refuse(`${place}.x-client`, 'is no word')
  if (!bearers.some((known) => known === bearer)) refuse(`${place}.x-bearer`, `must be one of ${bearers.join(', ')}`)
  const found = Array.isArray(parameters) ? parameters.filter(isNode) : []
  for (const [index, parameter] of found.entries()) checkParameter(parameter, document, `${place}.parameters[${index}]`)
  checkPath(path, found, place)
  checkBody(operation, method, document, `${place}.requestBody`)
  checkResponses(isNode(responses) ? responses : {}, document, `${place}.responses`)
}

const checkDocument = (document: OpenApiDocument): void => {
  const ids = new Set<unknown>()
  for (const [path, item] of Object.entries(document.paths)) {
    onlyKeys(item, ['summary', 'description', ...methods], `paths.${path}`)
    for (const method of methods) {
      const operation: unknown = item[method]
      if (!isNode(operation)) continue
      checkOperation([path, method], operation, document)
      const { operationId } = operation
      if (ids.has(operationId))
        refuse(`paths.${path}.${method}`, `${String(operationId)} is the name of another operation`)
      ids.add(operationId)
    }
  }
}

/**
 * A contract as all generators read it; see `normalizeDocument`. Throws `NotCarried`, with the place in the document, for the first part
 * that the generators would drop or read differently. Keywords of schemas are checked where schemas are generated: see `forZodPlugin`.
 */
export const carriedDocument = (raw: unknown): OpenApiDocument => {
  const document = normalizeDocument(raw)
  checkDocument(document)
  return document
}

/** Reads one OpenAPI file without changes: dates in it stay texts. Throws when it cannot be read or is not YAML. */
export const readYaml = async (file: string): Promise<unknown> =>
  load(await readFile(file, 'utf8'), { schema: CORE_SCHEMA })

/** Reads one OpenAPI file as a `carriedDocument`. Throws when it cannot be read or is not YAML. */
export const readOpenApi = async (file: string): Promise<OpenApiDocument> => carriedDocument(await readYaml(file))
