import { carriedDocument, restContracts } from '@hospital/codegen/contracts'
import { expect, test } from 'vitest'
import { contractPages } from './contract-pages.ts'

const [member] = restContracts({ schemas: '', sdk: '', mocks: '', reference: '', edits: '', cms: '' })

const document = carriedDocument({
  openapi: '3.1.0',
  info: { title: 'Member API', version: '1.0.0', description: 'For patients.' },
  tags: [{ name: 'Profile and family', description: 'The persons of one account.' }],
  paths: {
    '/family/{id}': {
      post: {
        operationId: 'renameFamily',
        summary: 'Rename a person',
        description: 'Names may have one word.',
        tags: ['Profile and family'],
        'x-evidence': 'assumed',
        'x-bearer': 'token',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Who.',
            schema: { type: 'integer', minimum: 1 },
            example: 7,
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Rename' },
              examples: { default: { value: { nama: 'Siti' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Renamed.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Renamed' },
                examples: {
                  done: { value: { process: true } },
                  refused: { value: { process: false, detail: 'Tidak.' } },
                },
              },
            },
          },
          '422': { description: 'A field broke a rule.' },
        },
      },
    },
  },
  components: {
    schemas: {
      Rename: {
        'x-evidence': 'specified',
        type: 'object',
        required: ['nama'],
        properties: {
          nama: { type: 'string', maxLength: 100, description: 'Full | name.' },
          kontak: { type: 'object', 'x-evidence': 'assumed', properties: { email: { type: 'string' } } },
        },
      },
      Renamed: { 'x-evidence': 'assumed', type: 'object', properties: { process: { type: 'boolean' } } },
    },
  },
})

/** The failures as the SDK would report them: a refusal inside a 200, or a status. */
const failureOf = async (_call: string, answer: Response) => {
  if (answer.status === 422) return 'invalid' as const
  const { process } = (await answer.json()) as { readonly process: boolean }
  return process ? undefined : ('rejected' as const)
}

const pages = member ? await contractPages(member, document, failureOf) : []
const textOf = (path: string) => pages.find((page) => page.path === path)?.text

test('A contract has an overview, a page for each tag, and one of its schemas', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    'member/index.md',
    'member/profile-and-family.md',
    'member/schemas.md',
  ])
  expect(textOf('member/index.md')).toContain(
    '[`renameFamily`](profile-and-family.md#renamefamily) | `POST /family/{id}` | assumed | Rename a person |',
  )
})

test('An operation is told with its call, parameters, body, answers and failures', () => {
  expect(textOf('member/profile-and-family.md')?.replace(/^[^]*?(?=## renameFamily)/, '')).toBe(`## renameFamily

**Rename a person.** \`POST /family/{id}\`, assumed, with the bearer token of who calls, a write: sent once.

Names may have one word.

\`\`\`ts try=member.renameFamily
const { data, error } = await member.renameFamily({ path: { id: 7 }, body: { nama: 'Siti' } })
\`\`\`

**Parameters**

| parameter | in | type | limits | evidence | what it is |
| --- | --- | --- | --- | --- | --- |
| \`id\` | path | integer | required; at least 1 | assumed | Who. |

**Request body**: [Rename](schemas.md#rename), \`application/json\`.

| field | type | limits | evidence | what it is |
| --- | --- | --- | --- | --- |
| \`nama\` | string | required; at most 100 characters | specified | Full \\| name. |
| \`kontak\` | object | optional | assumed |  |
| \`kontak.email\` | string | optional | assumed |  |

**Answer 200**: [Renamed](schemas.md#renamed), \`application/json\`. Renamed.

\`\`\`json
{
  "process": true
}
\`\`\`

**Failures**, beside those that [every call](../errors.md) may have:

| \`error.kind\` | status | when |
| --- | --- | --- |
| [\`rejected\`](../errors.md#rejected) | 200 | Renamed. |
| [\`invalid\`](../errors.md#invalid) | 422 | A field broke a rule. |

`)
})

test('A schema is told with its fields', () => {
  expect(textOf('member/schemas.md')).toContain('## Rename\n\nobject; specified.\n\n| field |')
})
