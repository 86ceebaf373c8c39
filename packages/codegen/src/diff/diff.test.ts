import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { workspacePaths } from '../contracts/contracts.ts'
import { contractChanges, releaseProblem } from './index.ts'

const textOf = (file: string) => readFile(join(workspacePaths.schemas, file), 'utf8')
const rest = await textOf('social-feed.openapi.yaml')
const graphql = await textOf('cms.graphql')

const small = `
openapi: 3.1.0
info: {title: Small, version: 1.0.0}
paths:
  /pasien:
    post:
      operationId: find
      x-bearer: token
      parameters:
        - {name: bahasa, in: query, schema: {type: string}}
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Request'}
      responses:
        '200':
          description: Found
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Answer'}
components:
  schemas:
    Request:
      type: object
      required: [nama]
      properties:
        nama: {type: string, maxLength: 10}
        urutan: {type: string, enum: [a, b]}
        berkas: {type: string, x-max-bytes: 10}
        telepon: {type: string, pattern: ^0}
    Answer:
      type: object
      required: [nama, status, hubungan]
      properties:
        nama: {type: string, format: date}
        catatan: {type: string, pattern: ^X}
        status: {type: string, enum: [buka]}
        hubungan:
          anyOf:
            - {type: string, enum: [anak]}
            - {$ref: '#/components/schemas/LaterValue'}
    LaterValue: {type: string, x-later-values: true}
`

type Row = readonly [what: string, from: string, to: string, weight: string, side: string, words: string]

const rows: readonly Row[] = [
  [
    'a shorter limit of what is sent',
    'maxLength: 10',
    'maxLength: 9',
    'breaking',
    'writer',
    'nama.maxLength changed 10 → 9',
  ],
  ['a longer limit of what is sent', 'maxLength: 10', 'maxLength: 11', 'additive', 'writer', 'nama.maxLength'],
  ['a smaller file', 'x-max-bytes: 10', 'x-max-bytes: 9', 'breaking', 'writer', 'x-max-bytes'],
  ['a larger file', 'x-max-bytes: 10', 'x-max-bytes: 11', 'additive', 'writer', 'x-max-bytes'],
  ['a field that must be sent', 'required: [nama]', 'required: [nama, urutan]', 'breaking', 'writer', 'added'],
  ['a field that need not be sent', 'required: [nama]', 'required: []', 'additive', 'writer', 'removed'],
  ['a value that may be sent', 'enum: [a, b]', 'enum: [a, b, c]', 'additive', 'writer', 'enum.2 added "c"'],
  ['a value that may not be sent any more', 'enum: [a, b]', 'enum: [a]', 'breaking', 'writer', '"b"'],
  ['a value that may be answered', 'enum: [buka]', 'enum: [buka, tutup]', 'breaking', 'reader', 'added "tutup"'],
  ['a value that readers expect', 'enum: [anak]', 'enum: [anak, cucu]', 'additive', 'reader', 'added "cucu"'],
  [
    'a field that may be missing',
    '[nama, status, hubungan]',
    '[nama, status]',
    'breaking',
    'reader',
    'answer 200 required',
  ],
  [
    'a field of the answer that is new',
    '        status: {',
    '        baru: {type: string}\n        status: {',
    'additive',
    'reader',
    'baru added',
  ],
  [
    'a field of the answer that is gone',
    '        nama: {type: string, format: date}\n',
    '',
    'breaking',
    'reader',
    'nama removed',
  ],
  ['another type', 'nama: {type: string, format', 'nama: {type: integer, format', 'breaking', 'reader', '"integer"'],
  [
    'a field of the answer that may be missing, and is gone',
    '        catatan: {type: string, pattern: ^X}\n',
    '',
    'breaking',
    'reader',
    'catatan removed',
  ],
  [
    'null for an answer',
    'nama: {type: string, format',
    "nama: {type: [string, 'null'], format",
    'breaking',
    'reader',
    'type',
  ],
  [
    'null for a request',
    'nama: {type: string, max',
    "nama: {type: [string, 'null'], max",
    'additive',
    'writer',
    'type',
  ],
  ['another pattern beside the one before', 'pattern: ^0', 'pattern: ^0|^1', 'additive', 'writer', 'pattern'],
  ['another pattern', 'pattern: ^0', 'pattern: ^01', 'breaking', 'writer', 'pattern'],
  ['more that may be answered', 'pattern: ^X', 'pattern: ^X|^Y', 'breaking', 'reader', 'pattern'],
  ['another format', 'format: date', 'format: date-time', 'breaking', 'reader', '"date" → "date-time"'],
  ['a parameter that must be sent', 'in: query,', 'in: query, required: true,', 'breaking', 'writer', 'required'],
  ['another bearer', 'x-bearer: token', 'x-bearer: none', 'breaking', 'both', 'x-bearer'],
  ['a read', 'x-bearer: token', 'x-bearer: token\n      x-reads: true', 'additive', 'both', 'x-reads'],
  ['another path', '  /pasien:', '  /orang:', 'breaking', 'both', '/pasien'],
  [
    'an answer more',
    '      responses:\n',
    "      responses:\n        '409': {description: Taken}\n",
    'additive',
    'reader',
    'answer 409 added',
  ],
  ['another description', 'description: Found', 'description: It was found', 'none', 'reader', 'description'],
  [
    'an example of a parameter',
    'in: query, schema',
    'in: query, example: id, schema',
    'none',
    'writer',
    'example added',
  ],
  [
    'an example of an answer',
    "schema: {$ref: '#/components/schemas/Answer'}",
    "schema: {$ref: '#/components/schemas/Answer'}\n              examples: {satu: {value: {nama: '2026-11-21'}}}",
    'none',
    'reader',
    'examples',
  ],
  [
    'a field that is called as examples are',
    '        status: {',
    '        example: {type: string}\n        status: {',
    'additive',
    'reader',
    'example added',
  ],
]

describe('Of a REST contract', () => {
  test.each(rows)('%s is told', (_what, from, to, weight, side, words) => {
    expect(small).toContain(from)
    const changes = contractChanges('small.openapi.yaml', small, small.replace(from, to))
    expect(changes[0]).toMatchObject({ weight, side })
    expect(changes.map(({ what }) => what).join('\n')).toContain(words)
  })

  test('a named schema that is gone breaks who names its type', () => {
    const renamed = rest.replaceAll('InstagramPost', 'Post')
    expect(contractChanges('social-feed.openapi.yaml', rest, renamed)[0]).toMatchObject({ weight: 'breaking' })
  })

  test('no change is no change', () => {
    expect(contractChanges('small.openapi.yaml', small, small)).toEqual([])
    expect(contractChanges('small.openapi.yaml', small, `# A note.\n${small}`)).toEqual([])
  })
})

describe('Of the GraphQL contract', () => {
  test.each([
    ['a field that is gone', /\n {2}judul: String\n/, '\n  judul_lain: String\n', 'breaking'],
    ['a field that is new', /\n {2}judul: String\n/, '\n  judul: String\n  sandi: String\n', 'additive'],
    ['another type of a field', /\n {2}judul: String\n/, '\n  judul: Int\n', 'breaking'],
    ['a value of an enumeration', /(\nenum \w+ \{)/, '$1\n  nilai_baru', 'additive'],
  ])('%s is told', (_what, from, to, weight) => {
    expect(graphql).toMatch(from)
    expect(contractChanges('cms.graphql', graphql, graphql.replace(from, to))[0]?.weight).toBe(weight)
  })

  test('a comment is no change', () => {
    expect(contractChanges('cms.graphql', graphql, `# A note.\n${graphql}`)).toEqual([])
  })
})

describe('A made-up release', () => {
  const edited = (...edits: readonly (readonly [string, string])[]) =>
    contractChanges(
      'small.openapi.yaml',
      small,
      edits.reduce((text, [from, to]) => text.replace(from, to), small),
    )
  const invisible = ['description: Found', 'description: It was found'] as const
  const additive = ['enum: [a, b]', 'enum: [a, b, c]'] as const
  const breaking = ['maxLength: 10', 'maxLength: 9'] as const

  test.each([
    ['invisible changes', [invisible], '1.4.2', undefined],
    [
      'additive changes',
      [invisible, additive],
      '1.4.3',
      '1 additive changes since 1.4.2 need a new minor version, and this is 1.4.3',
    ],
    ['additive changes', [invisible, additive], '1.5.0', undefined],
    [
      'breaking changes',
      [invisible, additive, breaking],
      '1.5.0',
      '1 breaking changes since 1.4.2 need a new major version, and this is 1.5.0',
    ],
    [
      'breaking changes',
      [breaking],
      '1.4.2',
      '1 breaking changes since 1.4.2 need a new major version, and this is 1.4.2',
    ],
    ['breaking changes', [breaking], '2.0.0', undefined],
    [
      'breaking changes',
      [breaking],
      '0.9.0',
      '1 breaking changes since 1.4.2 need a new major version, and this is 0.9.0',
    ],
  ])('with %s', (_what, edits, to, problem) => {
    expect(releaseProblem(edited(...edits), '1.4.2', to)).toBe(problem)
  })
})
