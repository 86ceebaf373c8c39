import { parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { strapi5Document } from './document.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
const translated = (text: string) => flat(print(strapi5Document(parse(text))))

describe('A document for Strapi 5', () => {
  test.each([
    [
      'has a list with its counts as a connection, under the name that it has in the answer of Strapi 4',
      '{ pakets(pagination: { page: 1, pageSize: 3 }) { data { id attributes { nama } } meta { pagination { total } } } }',
      '{ pakets: pakets_connection(pagination: { page: 1, pageSize: 3 }) { nodes { documentId nama } pageInfo { total } } }',
    ],
    [
      'keeps a name that a list was given',
      '{ offers: pakets(sort: "id:asc") { data { id } } }',
      '{ offers: pakets_connection(sort: "id:asc") { nodes { documentId } } }',
    ],
    [
      'has a single type without wrapper',
      '{ topBar { data { id attributes { menu(pagination: { limit: -1 }) { id menu } } } } }',
      '{ topBar { documentId menu(pagination: { limit: -1 }) { id menu } } }',
    ],
    [
      'has relations without wrappers, and the number of a component, which is no entry',
      '{ artikels(pagination: { limit: 1 }) { data { attributes { kategori_artikel { data { id attributes { slug } } } mapping { id } } } } }',
      '{ artikels: artikels_connection(pagination: { limit: 1 }) { nodes { documentId kategori_artikel { documentId slug } mapping { id } } } }',
    ],
    [
      'asks for a document where it asked for a number',
      '{ rumahSakits(filters: { or: [{ id: { eq: 3 } }] }) { data { id } } }',
      '{ rumahSakits: rumahSakits_connection(filters: {or: [{documentId: {eq: 3}}]}) { nodes { documentId } } }',
    ],
    [
      'asks for drafts by their status',
      '{ beranda(publicationState: PREVIEW) { data { id } } topBar(publicationState: LIVE) { data { id } } }',
      '{ beranda(status: DRAFT) { documentId } topBar(status: PUBLISHED) { documentId } }',
    ],
    [
      'has the result of a mutation without wrapper',
      'mutation { createNewsLetter(data: { email: "a@b.example" }) { data { id } } }',
      'mutation { createNewsLetter(data: { email: "a@b.example" }) { documentId } }',
    ],
    [
      'has fragments on the types that are left',
      `{ artikels(pagination: { limit: 1 }) { data { ...Card } meta { ...Paging } } }
       fragment Card on ArtikelEntity { id attributes { judul gambar { ...Media } } }
       fragment Media on UploadFileEntityResponse { data { id attributes { url } } }
       fragment Paging on ResponseCollectionMeta { pagination { total } }`,
      `{ artikels: artikels_connection(pagination: { limit: 1 }) { nodes { documentId ...Card } pageInfo { ...Paging } } }
       fragment Card on Artikel { documentId judul gambar { ...Media } }
       fragment Media on UploadFile { documentId url }
       fragment Paging on Pagination { total }`,
    ],
    [
      'has a list without arguments as a connection if its fragment is on a list',
      `{ forms(pagination: { limit: 1 }) { data { attributes { berkas { ...Files } } } } }
       fragment Files on UploadFileRelationResponseCollection { data { id attributes { url } } }`,
      `{ forms: forms_connection(pagination: { limit: 1 }) { nodes { documentId berkas: berkas_connection { ...Files } } } }
       fragment Files on UploadFileRelationResponseCollection { nodes { documentId url } }`,
    ],
  ])('%s', (_what, four, five) => {
    expect(translated(four).replace(/ ?([{}]) ?/g, '$1')).toBe(flat(print(parse(five))).replace(/ ?([{}]) ?/g, '$1'))
  })

  test('is made once', () => {
    const document = parse('{ topBar { data { id } } }')
    expect(strapi5Document(document)).toBe(strapi5Document(document))
  })
})
