import { buildSchema, introspectionFromSchema } from 'graphql'
import { expect, test } from 'vitest'
import { compareWithStrapi } from './strapi-differences.ts'

const contract = `
  enum PublicationState { LIVE PREVIEW }
  enum ENUM_PAKET_STATUS { aktif nonaktif }
  input PaketFiltersInput { id: ID nama: String and: [PaketFiltersInput] }
  type Pagination { total: Int! }
  type ResponseCollectionMeta { pagination: Pagination! }
  type UploadFile { url: String! }
  type UploadFileEntity { id: ID attributes: UploadFile }
  type UploadFileEntityResponse { data: UploadFileEntity }
  type UploadFileRelationResponseCollection { data: [UploadFileEntity!]! }
  type Paket {
    nama: String
    status: ENUM_PAKET_STATUS
    gambar: UploadFileEntityResponse
    berkas(sort: [String] = []): UploadFileRelationResponseCollection
  }
  type PaketEntity { id: ID attributes: Paket }
  type PaketEntityResponse { data: PaketEntity }
  type PaketEntityResponseCollection { data: [PaketEntity!]! meta: ResponseCollectionMeta! }
  type Query {
    pakets(filters: PaketFiltersInput, publicationState: PublicationState = LIVE): PaketEntityResponseCollection
    beranda: PaketEntityResponse
  }
`

const strapi5 = `
  enum ENUM_PAKET_STATUS { aktif nonaktif }
  enum PublicationStatus { DRAFT PUBLISHED }
  input PaketFiltersInput { documentId: ID nama: String and: [PaketFiltersInput] }
  type Pagination { total: Int! }
  type UploadFile { documentId: ID! url: String! }
  type Paket {
    documentId: ID!
    nama: String!
    status: ENUM_PAKET_STATUS
    gambar: UploadFile
    berkas(sort: [String] = []): [UploadFile]!
  }
  type PaketEntityResponseCollection { nodes: [Paket!]! pageInfo: Pagination! }
  type Query {
    pakets_connection(filters: PaketFiltersInput, status: PublicationStatus = PUBLISHED): PaketEntityResponseCollection
    beranda: Paket
  }
`

const differences = (strapi: string) =>
  compareWithStrapi(contract, introspectionFromSchema(buildSchema(strapi))).differences

test('a Strapi 5 of the same content types has every type and field', () => {
  expect(differences(strapi5)).toEqual([])
  expect(compareWithStrapi(contract, introspectionFromSchema(buildSchema(strapi5))).compared).toBe(13)
})

test.each([
  ['a field without its like', 'nama: String!', 'name: String!', 'Paket.nama is missing'],
  [
    'a list in place of one',
    'gambar: UploadFile',
    'gambar: [UploadFile]',
    'Paket.gambar is [UploadFile], not UploadFile',
  ],
  ['a value of an enumeration', 'aktif nonaktif', 'aktif', 'ENUM_PAKET_STATUS.nonaktif is missing'],
  ['a list of entries', 'pakets_connection', 'paket_connection', 'Query.pakets_connection is missing'],
  ['an argument', '(filters: PaketFiltersInput, ', '(', 'Query.pakets_connection(filters) is undefined'],
  [
    'an id to filter by',
    'input PaketFiltersInput { documentId: ID',
    'input PaketFiltersInput {',
    'PaketFiltersInput.documentId is missing',
  ],
])('%s is told', (_what, part, other, difference) => {
  expect(strapi5).toContain(part)
  expect(differences(strapi5.replace(part, other))).toEqual([difference])
})

test('a Strapi 4 is asked for the names of the contract themselves', () => {
  const asStrapi4 = (sdl: string) =>
    compareWithStrapi(contract, introspectionFromSchema(buildSchema(sdl)), 4).differences
  expect(asStrapi4(contract)).toEqual([])
  expect(contract).toContain('nama: String')
  expect(asStrapi4(contract.replace('nama: String', 'name: String'))).toEqual(['PaketFiltersInput.nama is missing'])
  expect(asStrapi4(strapi5)).not.toEqual([])
})
