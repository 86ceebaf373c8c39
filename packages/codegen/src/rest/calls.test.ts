import { describe, expect, test } from 'vitest'
import { carriedDocument } from '../contracts/carried.ts'
import { restContracts, workspacePaths } from '../contracts/contracts.ts'
import { generateCalls } from './calls.ts'

const contracts = restContracts(workspacePaths)
const contractOf = (name: string) => {
  const found = contracts.find((contract) => contract.name === name)
  if (!found) throw new Error(`${name} is no contract`)
  return found
}

const documentWith = (operation: object, path = '/file') =>
  carriedDocument({
    info: { title: '', version: '' },
    paths: {
      [path]: {
        post: { operationId: 'send', 'x-bearer': 'token', responses: { '204': { description: '' } }, ...operation },
      },
    },
    components: { schemas: {} },
  })

const form = (file: string) => ({
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary' },
            more: { type: 'array', items: { type: 'string', format: 'binary' } },
            nama: { type: 'string' },
          },
        },
        examples: { default: { value: { file, more: [file], nama: "Ma'ruf" } }, other: { value: {} } },
      },
    },
  },
})

describe('The call of an operation', () => {
  test('has the first example of its body, with files', () => {
    expect(generateCalls(contractOf('hospital-care'), documentWith(form('(content of a.pdf)')))).toBe(`
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of hospital-care.openapi.yaml, with the contract's first example. */
export const hospitalCareCalls = {
  send: (hospitalCare: HospitalCareClient) =>
    hospitalCare.send({
      body: {
        file: new File(['contoh'], 'a.pdf', { type: 'application/pdf' }),
        more: [new File(['contoh'], 'a.pdf', { type: 'application/pdf' })],
        nama: 'Ma\\'ruf',
      },
    }),
} as const satisfies Calls<HospitalCareClient>
`)
  })

  test('has the examples of its parameters, and none for an optional one without', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 },
      { name: 'filters[a]', in: 'query', schema: { type: 'string', enum: ['*'] } },
      { name: 'list', in: 'query', schema: { type: 'array', items: { type: 'string' } }, example: ['a', 'b'] },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
    ]
    expect(generateCalls(contractOf('member'), documentWith({ parameters }, '/{id}'))).toContain(
      "member.send({ path: { id: 7 }, query: { 'filters[a]': '*', list: ['a', 'b'] } }),",
    )
  })

  test('has no argument where nothing is sent', () => {
    expect(generateCalls(contractOf('cms'), documentWith({}))).toContain('(cms: CmsRest) =>\n    cms.send(),')
  })

  test('is refused without an example of what is required', () => {
    const parameters = [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }]
    expect(() => generateCalls(contractOf('member'), documentWith({ parameters }))).toThrow(
      'send: page has no example that can be sent',
    )
    const requestBody = { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
    expect(() => generateCalls(contractOf('member'), documentWith({ requestBody }))).toThrow(
      'send: the body has no example',
    )
  })

  test('is refused where the example of a file does not name it', () => {
    expect(() => generateCalls(contractOf('member'), documentWith(form('abc')))).toThrow(
      'send.file: the example of a file must be `(content of name.pdf)`',
    )
  })
})
