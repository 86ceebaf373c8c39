import { describe, expect, test } from 'vitest'
import { generateClient } from '../rest/client.ts'
import { operationsOf } from '../rest/operations.ts'
import { carriedDocument } from './carried.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' }
const answers = { 200: { description: 'Ya', ...json({ $ref: '#/components/schemas/X' }) } }

const operation = {
  operationId: 'readX',
  summary: 'Reads.',
  'x-evidence': 'assumed',
  'x-bearer': 'none',
  responses: answers,
}

const documentWith = (change: object, { method = 'get', path = '/x', item = {}, components = {} } = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: { [path]: { ...item, [method]: { ...operation, ...change } } },
  components: {
    schemas: { X: { type: 'object', properties: { a: text } }, Texts: { type: 'array', items: text } },
    ...components,
  },
})

const query = (schema: object, more: object = {}) => ({ parameters: [{ name: 'q', in: 'query', schema, ...more }] })
const post = { method: 'post' }
const formOf = (properties: object, more: object = {}) => ({
  requestBody: {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties }, ...more } },
  },
})
const answeredBy = (responses: object) => ({ responses: { ...answers, ...responses } })

describe('What the generators would drop is refused with its place:', () => {
  const refused: readonly (readonly [what: string, document: object, place: string])[] = [
    [
      'a parameter in a header',
      documentWith({ parameters: [{ name: 'x-cabang', in: 'header', schema: text }] }),
      'paths./x.get.parameters[0]: a parameter in header is not sent',
    ],
    [
      'one in a cookie',
      documentWith({ parameters: [{ name: 'sesi', in: 'cookie', schema: text }] }),
      'paths./x.get.parameters[0]: a parameter in cookie is not sent',
    ],
    [
      'a list in one value',
      documentWith(query({ $ref: '#/components/schemas/Texts' }, { explode: false })),
      '.explode',
    ],
    ['a list with bars', documentWith(query({ type: 'array', items: text }, { style: 'pipeDelimited' })), '.style'],
    ['an object in a query', documentWith(query({ type: 'object', properties: { a: text } })), '.parameters[0].schema'],
    ['numbers in a list', documentWith(query({ type: 'array', items: { type: 'integer' } })), '.schema.items'],
    [
      'JSON in a query',
      documentWith({ parameters: [{ name: 'q', in: 'query', ...json(text) }] }),
      '.parameters[0].content',
    ],
    ['characters left as they are', documentWith(query(text, { allowReserved: true })), '.parameters[0].allowReserved'],
    ['two types of a parameter', documentWith(query({ type: ['string', 'integer'] })), '.parameters[0].schema'],
    [
      'a label in a path',
      documentWith(
        { parameters: [{ name: 'id', in: 'path', required: true, schema: text, style: 'label' }] },
        { path: '/x/{id}' },
      ),
      '.parameters[0].style',
    ],
    ['a placeholder that nothing describes', documentWith({}, { path: '/x/{id}' }), 'nothing describes {id}'],
    [
      'a part of a segment',
      documentWith({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }, { path: '/x/{id}.pdf' }),
      'a placeholder must be a whole segment',
    ],
    [
      'a parameter that is not in the path',
      documentWith({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
      '{id} is not in the path',
    ],
    [
      'a range of statuses',
      documentWith(answeredBy({ '4XX': { description: 'Salah' } })),
      'paths./x.get.responses.4XX',
    ],
    ['any other status', documentWith(answeredBy({ default: { description: 'Salah' } })), '.responses.default'],
    ['a success that is no data', documentWith(answeredBy({ 206: { description: 'Sebagian' } })), '.responses.206'],
    ['no success', documentWith({ responses: { 404: { description: 'Tidak ada' } } }), '.responses: has no success'],
    [
      'a list and an object',
      documentWith(answeredBy({ 201: { description: 'Baru', ...json({ $ref: '#/components/schemas/Texts' }) } })),
      'successes differ in form: object, list',
    ],
    [
      'a 204 with a body',
      documentWith(answeredBy({ 204: { description: 'Kosong', ...json(text) } })),
      '.responses.204',
    ],
    ['a 200 without one', documentWith({ responses: { 200: { description: 'Ya' } } }), '.responses.200'],
    [
      'a text as an answer',
      documentWith({ responses: { 200: { description: 'Ya', content: { 'text/plain': { schema: text } } } } }),
      'a text is not read',
    ],
    [
      'a file as a failure',
      documentWith(
        answeredBy({
          400: {
            description: 'Salah',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
        }),
      ),
      '.responses.400: a failure must be JSON or a text',
    ],
    [
      'two media types',
      documentWith({
        responses: {
          200: {
            description: 'Ya',
            content: { 'application/json': { schema: text }, 'application/xml': { schema: text } },
          },
        },
      }),
      'has more than one media type: application/json, application/xml',
    ],
    [
      'links of an answer',
      documentWith({ responses: { 200: { ...answers[200], links: {} } } }),
      '.responses.200.links',
    ],
    [
      'a body of a GET',
      documentWith({ requestBody: { required: true, ...json(text) } }),
      '.requestBody: a GET has no body',
    ],
    ['a body that may be left out', documentWith({ requestBody: json(text) }, post), '.requestBody.required'],
    [
      'an encoded form',
      documentWith(
        { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: text } } } },
        post,
      ),
      'application/x-www-form-urlencoded is not sent',
    ],
    [
      'JSON of another kind',
      documentWith(
        { requestBody: { required: true, content: { 'application/merge-patch+json': { schema: text } } } },
        post,
      ),
      'application/merge-patch+json is not sent',
    ],
    [
      'an object in a form',
      documentWith(formOf({ alamat: { type: 'object', properties: { kota: text } } }), post),
      '.schema.properties.alamat: a form carries no objects',
    ],
    [
      'numbers in a list of a form',
      documentWith(formOf({ nomor: { type: 'array', items: { type: 'integer' } } }), post),
      '.schema.properties.nomor.items',
    ],
    [
      'a style of a form',
      documentWith(formOf({ a: text }, { encoding: { a: { style: 'deepObject' } } }), post),
      '.encoding.a.style',
    ],
    ['callbacks', documentWith({ callbacks: {} }), 'paths./x.get.callbacks: is not carried'],
    ['a server of one operation', documentWith({ servers: [] }), 'paths./x.get.servers: is not carried'],
    ['another method', documentWith({}, { item: { options: {} } }), 'paths./x.options: is not carried'],
    ['a path elsewhere', documentWith({}, { item: { $ref: './lain.yaml' } }), 'paths./x.$ref: is not carried'],
    ['a name that is no function', documentWith({ operationId: 'read-x' }), '.operationId: is no name of a function'],
    ['no word on the bearer', documentWith({ 'x-bearer': undefined }), '.x-bearer: must be one of token, empty, none'],
    [
      'a reference that leads nowhere',
      documentWith({ parameters: [{ $ref: '#/components/parameters/Q' }] }),
      '.parameters[0]: #/components/parameters/Q does not exist',
    ],
    [
      'one to another file',
      documentWith({ responses: { 200: { $ref: 'lain.yaml#/components/responses/X' } } }),
      '.responses.200: lain.yaml#/components/responses/X does not exist in this document',
    ],
    [
      'one to itself',
      documentWith(
        { parameters: [{ $ref: '#/components/parameters/Q' }] },
        { components: { parameters: { Q: { $ref: '#/components/parameters/Q' } } } },
      ),
      'refers to itself',
    ],
  ]

  test.each(refused)('%s', (_what, document, place) => expect(() => carriedDocument(document)).toThrow(place))

  test('a name that two operations have', () => {
    const document = documentWith({})
    const twice = { ...document, paths: { ...document.paths, '/y': document.paths['/x'] } }
    expect(() => carriedDocument(twice)).toThrow('paths./y.get: readX is the name of another operation')
  })
})

describe('What is written elsewhere in the document is read where it counts:', () => {
  const operationOf = (document: object) => operationsOf(carriedDocument(document))[0]

  test('a body that is a component, over two references', () => {
    const components = {
      requestBodies: {
        Kirim: { $ref: '#/components/requestBodies/Form' },
        Form: {
          required: true,
          content: { 'multipart/form-data': { schema: { type: 'object', properties: { a: text } } } },
        },
      },
    }
    const document = documentWith(
      { requestBody: { $ref: '#/components/requestBodies/Kirim' } },
      { ...post, components },
    )
    expect(operationOf(document)?.body).toBe('form')
  })

  test('an answer that is a component, with a charset', () => {
    const responses = {
      Ya: {
        description: 'Ya',
        content: { 'Application/JSON; charset=utf-8': { schema: { $ref: '#/components/schemas/Texts' } } },
      },
    }
    const document = documentWith(
      { responses: { 200: { $ref: '#/components/responses/Ya' } } },
      { components: { responses } },
    )
    expect(operationOf(document)).toMatchObject({
      accepts: ['application/json'],
      responses: [{ form: 'json', list: true }],
    })
  })

  test('parameters of a path, but for those that an operation replaces', () => {
    const item = {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text },
        { name: 'q', in: 'query', schema: text },
      ],
    }
    const document = documentWith(query({ type: 'integer' }), { path: '/x/{id}', item })
    expect(operationOf(document)?.parameters).toEqual([
      { name: 'id', in: 'path', type: 'string' },
      { name: 'q', in: 'query', type: 'integer' },
    ])
  })

  test('the type of a parameter that is a named schema', () => {
    const components = {
      schemas: {
        X: { type: 'object' },
        Halaman: { $ref: '#/components/schemas/Angka' },
        Angka: { type: ['integer', 'null'] },
      },
    }
    const document = documentWith(query({ $ref: '#/components/schemas/Halaman' }), { components })
    expect(operationOf(document)?.parameters).toEqual([{ name: 'q', in: 'query', type: 'integer' }])
  })

  test('that an operation is deprecated, and what its answers may be', () => {
    const file = { description: 'Ya', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }
    const document = carriedDocument(
      documentWith({
        deprecated: true,
        responses: { 200: file, 404: { description: 'Tidak', ...json({ $ref: '#/components/schemas/X' }) } },
      }),
    )
    const contract = { name: 'x', typeName: 'X', valueName: 'x', file: 'x.openapi.yaml' }
    const client = generateClient(contract, operationsOf(document))
    expect(client).toContain('@deprecated')
    expect(client).toContain("accept: 'application/pdf, application/json', binary: true")
  })
})
