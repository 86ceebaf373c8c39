import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { carriedDocument } from '../../codegen/src/contracts/carried.ts'
import { generateClient } from '../../codegen/src/rest/client.ts'
import { generateContractMap } from '../../codegen/src/rest/contract-map.ts'
import { operationsOf } from '../../codegen/src/rest/operations.ts'
import { generateSchemas } from '../../codegen/src/rest/schemas.ts'
import { evaluate } from '../../codegen/src/testing/evaluate.ts'
import type { OperationRoutes } from '../../sdk/src/client/contract.ts'
import { createClient } from '../../sdk/src/client/create-client.ts'
import type { Result } from '../../sdk/src/client/errors.ts'
import type { ContractMap } from '../../sdk/src/contracts/contract-map.ts'
import * as keywords from '../../sdk/src/contracts/keywords.ts'
import * as lazily from '../../sdk/src/contracts/lazily.ts'
import { answerWith } from '../src/handlers/answer-with.ts'
import { contractHandler } from '../src/handlers/contract-handler.ts'
import { createFaultSwitches } from '../src/handlers/faults.ts'

// A caller's input goes through the generated client, as a request, to the generated handler of the mock. The handler's resolver has to get
// the same input.

const text = { type: 'string' }
const file = { type: 'string', format: 'binary' }
const fields = {
  text,
  whole: { type: 'integer' },
  number: { type: 'number' },
  yes: { type: 'boolean' },
  list: { type: 'array', items: text },
}

const answered = {
  200: { description: 'Ya', content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } },
}
const described = { summary: 'Sends.', 'x-evidence': 'assumed', 'x-bearer': 'none', responses: answered }
const sent = (mediaType: string, properties: object) => ({
  requestBody: {
    required: true,
    content: { [mediaType]: { schema: { type: 'object', properties, additionalProperties: false } } },
  },
})
const parameter =
  (where: string, required: boolean) =>
  ([name, schema]: [string, object]) => ({ name, in: where, required, schema })

const document = carriedDocument({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/query': {
      get: { ...described, operationId: 'inQuery', parameters: Object.entries(fields).map(parameter('query', false)) },
    },
    '/path/{text}/{whole}': {
      parameters: Object.entries({ text: fields.text, whole: fields.whole }).map(parameter('path', true)),
      get: { ...described, operationId: 'inPath' },
    },
    '/json': { post: { ...described, operationId: 'inJson', ...sent('application/json; charset=utf-8', fields) } },
    '/form': {
      post: {
        ...described,
        operationId: 'inForm',
        ...sent('multipart/form-data', { ...fields, file, files: { type: 'array', items: file } }),
      },
    },
  },
  components: { schemas: { Answer: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] } } },
})
const operations = operationsOf(document)
const contract = { name: 'test', typeName: 'Test', valueName: 'test', file: 'test.openapi.yaml' }
const modules = { zod: z, '../../contracts/keywords.ts': keywords, '../../contracts/lazily.ts': lazily }
const schemas = evaluate(await generateSchemas(document), modules)
const routes = evaluate(generateClient(contract, operations), {})['testRoutes'] as OperationRoutes
const contracts = evaluate(generateContractMap(contract, operations), { ...modules, './schemas.ts': schemas })[
  'testContract'
] as ContractMap

interface Input {
  readonly path?: object
  readonly query?: object
  readonly body?: object
}

/** Sends an input. Returns the answer, and the input that the resolver got. */
const send = async (operation: string, input: Input) => {
  const given: unknown[] = []
  const [route, allowed] = [routes[operation], contracts[operation]]
  if (!route || !allowed) throw new Error(`${operation} was not generated`)
  const handler = contractHandler<never>(
    { faults: createFaultSwitches(), authorize: () => 'known' },
    {
      api: 'test',
      operation,
      route,
      contract: () => allowed,
      resolver: ({ path, query, body }: Input) => {
        given.push({ path, query, body })
        return { status: 200, body: { ok: true } } as never
      },
    },
  )
  const client = createClient<Record<string, (input: Input) => Promise<Result<unknown>>>>(routes, {
    baseUrl: 'https://mock.example/test',
    retry: false,
    fetch: async (url, init) => (await answerWith([handler], new Request(url, init))) ?? Response.error(),
  })
  const result = await client[operation]?.(input)
  return { error: result?.error, given }
}

const values: readonly (readonly [field: string, value: unknown])[] = [
  ['text', 'a b'],
  ['text', 'Ibu Ü & Ayah = 1+1? #/%2F,;'],
  ['text', '\u{1F600}'],
  ['text', '12'],
  ['text', 'true'],
  ['text', 'null'],
  ['text', '[a]'],
  ['whole', 0],
  ['whole', -12],
  ['whole', 9_007_199_254_740_991],
  ['number', 1.5],
  ['number', -0.25],
  ['yes', true],
  ['yes', false],
  ['list', ['a']],
  ['list', ['a,b', 'c d', '1']],
]

describe.each(['inQuery', 'inJson', 'inForm'])('What a caller gives arrives as it is, %s:', (operation) => {
  const part = operation === 'inQuery' ? 'query' : 'body'
  test.each(values)('%s %j', async (field, value) => {
    const { error, given } = await send(operation, { [part]: { [field]: value } })
    expect(error).toBeUndefined()
    expect(given).toMatchObject([{ [part]: { [field]: value } }])
  })

  test('all at once', async () => {
    const all = Object.fromEntries(values)
    const { given } = await send(operation, { [part]: all })
    expect(given).toMatchObject([{ [part]: all }])
  })

  test('nothing', async () => {
    const { error, given } = await send(operation, { [part]: {} })
    expect(error).toBeUndefined()
    expect(given).toMatchObject([{ [part]: {} }])
  })
})

test.each(values.filter(([field]) => field === 'text'))('%s %j arrives as it is in a path', async (_field, value) => {
  const { error, given } = await send('inPath', { path: { text: value, whole: 7 } })
  expect(error).toBeUndefined()
  expect(given).toMatchObject([{ path: { text: value, whole: 7 } }])
})

test('one file or several arrive as they are in a form', async () => {
  const files = [new File(['satu'], 'satu.txt'), new File(['dua'], 'dua.txt')]
  for (const body of [{ file: files[0] }, { files }, { files: files.slice(0, 1) }]) {
    const { error, given } = await send('inForm', { body })
    expect(error).toBeUndefined()
    expect(given).toMatchObject([
      { body: Object.fromEntries(Object.keys(body).map((name) => [name, expect.anything()])) },
    ])
  }
})

describe('What the contract forbids is refused before the resolver:', () => {
  test.each([
    ['inQuery', { query: { whole: '1.5' } }],
    ['inQuery', { query: { yes: 'ya' } }],
    ['inQuery', { query: { lain: 'a' } }],
    ['inPath', { path: { text: 'a', whole: 'b' } }],
    ['inJson', { body: { whole: '1' } }],
    ['inJson', { body: { lain: 'a' } }],
    ['inForm', { body: { yes: 'ya' } }],
    ['inForm', { body: { number: 'satu' } }],
    ['inForm', { body: { lain: 'a' } }],
  ])('%s %j', async (operation, input) => {
    const { error, given } = await send(operation, input)
    expect(error).toMatchObject({ kind: 'invalid' })
    expect(given).toEqual([])
  })
})
