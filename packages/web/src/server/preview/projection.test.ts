import { gql } from 'urql'
import { describe, expect, test } from 'vitest'
import { populateFor, projectEntry } from './projection.ts'
import type { Entry } from './projection.ts'

const documentOf = (selected: string) =>
  gql(`query A { artikels(filters: { slug: { eq: "x" } }) { data { id attributes { ${selected} } } } }
    fragment Media on UploadFileEntityResponse { data { id attributes { url } } }
    fragment Link on RumahSakitEntityResponse { data { id attributes { nama publishedAt } } }`)

const hospital = { documentId: 'h1', nama: 'RS Kawung', alamat: 'Jalan' }
const draft: Entry = {
  documentId: 'a1',
  judul: 'Demam',
  kosong: null,
  gambar: { id: 4, documentId: 'f1', url: '/a.jpg', mime: 'image/jpeg' },
  rumah_sakit: { ...hospital, nama: 'RS baru' },
  layanan: [{ documentId: 'h1' }, { documentId: 'h2' }],
  seo: { id: 3, metaTitle: 'Judul', lain: 1 },
  jam: [{ id: 1, jam: '08', rumah_sakit: { documentId: 'h1' } }],
}
const publishedOf = (field: string, entry: Entry) =>
  field === 'gambar' ? entry : entry['documentId'] === 'h1' ? { ...hospital, publishedAt: 'now' } : null
const link = { data: { id: 'h1', attributes: { nama: 'RS Kawung', publishedAt: 'now' } } }

describe('a draft', () => {
  test.each([
    ['its own values', 'judul kosong', {}, { judul: 'Demam', kosong: null }],
    [
      'what it does not have',
      'tidak_ada seo_lain { a } rumah_lain { ...Link }',
      { seo_lain: 'true', rumah_lain: 'true' },
      { tidak_ada: null, seo_lain: null, rumah_lain: { data: null } },
    ],
    ['another name', 'nama: judul', {}, { nama: 'Demam' }],
    [
      'a picture',
      'gambar { ...Media }',
      { gambar: 'true' },
      { gambar: { data: { id: 'f1', attributes: { url: '/a.jpg' } } } },
    ],
    ['a relation, in its published form', 'rumah_sakit { ...Link }', { rumah_sakit: 'true' }, { rumah_sakit: link }],
    [
      'relations, without those that have no published form',
      'layanan(sort: ["nama:asc"]) { data { id attributes { nama publishedAt } } }',
      { 'layanan][sort][0': 'nama:asc' },
      { layanan: { data: [link.data] } },
    ],
    ['a component', 'seo { metaTitle }', { seo: 'true' }, { seo: { metaTitle: 'Judul' } }],
    [
      'components with relations',
      'jam(pagination: { limit: -1 }) { id jam rumah_sakit { ...Link } }',
      { 'jam][populate][rumah_sakit': 'true' },
      { jam: [{ id: 1, jam: '08', rumah_sakit: link }] },
    ],
  ])('is asked for and shown with %s', (_what, selected, populate, attributes) => {
    const document = documentOf(selected)
    expect(Object.fromEntries(populateFor(document))).toEqual(
      Object.fromEntries(Object.entries(populate).map(([name, value]) => [`populate[${name}]`, value])),
    )
    expect(projectEntry(document, draft, publishedOf)).toEqual({ artikels: { data: [{ id: 'a1', attributes }] } })
  })
})
