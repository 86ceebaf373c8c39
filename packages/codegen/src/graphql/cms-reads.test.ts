import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { generateCmsReads } from './cms-reads.ts'

const sdl = `
  scalar DateTime
  input IDFilterInput { eq: ID }
  input TextFilterInput { eq: String, in: [String], ne: String }
  input RumahSakitFiltersInput { slug: TextFilterInput }
  input ArtikelFiltersInput { slug: TextFilterInput, kode: TextFilterInput, rumah_sakit: RumahSakitFiltersInput }
  input Paging { limit: Int }
  type Meta { total: Int }
  type RumahSakit { nama: String, publishedAt: DateTime }
  type RumahSakitEntity { id: ID, attributes: RumahSakit }
  type RumahSakitEntityResponse { data: RumahSakitEntity }
  type Artikel { judul: String, rumah_sakit: RumahSakitEntityResponse, terkait: ArtikelEntityResponse }
  type ArtikelEntity { id: ID, attributes: Artikel }
  type ArtikelEntityResponse { data: ArtikelEntity }
  type ArtikelEntityResponseCollection { data: [ArtikelEntity!]!, meta: Meta }
  type Query { artikels(filters: ArtikelFiltersInput, pagination: Paging): ArtikelEntityResponseCollection, rumahSakit: RumahSakitEntityResponse }
`

const rowOf = (text: string): string => {
  const { definitions } = parse(text)
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return /\{\n {2}A: (.*),\n\}/.exec(generateCmsReads(sdl, buildSchema(sdl), operations, fragments))?.[1] ?? ''
}

const title = 'data { id attributes { judul } }'

test.each([
  ['a list', `{ artikels { ${title} } }`, "{ types: ['artikel'] }"],
  [
    'one entry by a variable, and what it refers to by a fragment',
    `($slug: String) { artikels(filters: { slug: { eq: $slug } }) { data { ...Card } } } fragment Card on ArtikelEntity { attributes { rumah_sakit { data { id } } } }`,
    "{ types: ['artikel','rumah-sakit'], only: { type: 'artikel', by: {'slug':'slug'} } }",
  ],
  [
    'some entries by variables',
    `($codes: [String]) { artikels(filters: { kode: { in: $codes }, slug: { ne: "x" } }) { ${title} } }`,
    "{ types: ['artikel'], only: { type: 'artikel', by: {'kode':'codes'} } }",
  ],
  [
    'a condition on another type',
    `($slug: String) { artikels(filters: { rumah_sakit: { slug: { eq: $slug } } }) { ${title} } }`,
    "{ types: ['artikel','rumah-sakit'] }",
  ],
  [
    'a part of a list that does not say how long it is',
    `($slug: String) { artikels(filters: { slug: { eq: $slug } }, pagination: { limit: 5 }) { ${title} } }`,
    "{ types: ['artikel'] }",
  ],
  [
    'a part of a list that says how long it is',
    `($slug: String) { artikels(filters: { slug: { eq: $slug } }, pagination: { limit: 5 }) { ${title} meta { total } } }`,
    "{ types: ['artikel'], only: { type: 'artikel', by: {'slug':'slug'} } }",
  ],
  [
    'entries that refer to others of their type',
    `($slug: String) { artikels(filters: { slug: { eq: $slug } }) { data { attributes { terkait { data { id } } } } } }`,
    "{ types: ['artikel'] }",
  ],
])('what a document reads: %s', (_what, text, row) => {
  expect(rowOf(`query A${text}`)).toBe(row)
})
