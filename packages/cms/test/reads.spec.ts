import { describe, expect, test } from 'vitest'
import { createContent } from '../../mocks/src/content/index.ts'
import { ask, call } from './calls.ts'
import { camelCase, readable } from './contract.ts'

const single = readable.filter((type) => type.single)
const collections = readable.filter((type) => !type.single)

interface List {
  readonly data: readonly { readonly documentId: string }[]
  readonly meta: { readonly pagination: { readonly total: number } }
}

interface Connection {
  readonly nodes: readonly { readonly documentId: string }[]
  readonly pageInfo: { readonly total: number }
}

describe.each(collections)('The entries of $plural', ({ plural }) => {
  test('are read by REST and by GraphQL alike', async () => {
    const rest = await call<List>(`/api/${plural}?pagination[pageSize]=100&sort=documentId`)
    expect(rest.status).toBe(200)
    const field = `${camelCase(plural)}_connection`
    const { body } = await ask<Record<string, Connection>>(
      `{ ${field}(pagination: { limit: 100 }, sort: "documentId") { nodes { documentId } pageInfo { total } } }`,
    )
    expect(body.errors).toBeUndefined()
    const ids = rest.body.data.map(({ documentId }) => documentId)
    expect(ids.length).toBeGreaterThan(0)
    expect(body.data[field]?.nodes.map(({ documentId }) => documentId)).toEqual(ids)
    expect(body.data[field]?.pageInfo.total).toBe(rest.body.meta.pagination.total)
  })
})

describe.each(single)('The page $singular', ({ singular }) => {
  test('is read by REST and by GraphQL alike', async () => {
    const rest = await call<{ data: { documentId: string } }>(`/api/${singular}`)
    expect(rest.status).toBe(200)
    const field = camelCase(singular)
    const { body } = await ask<Record<string, { documentId: string }>>(`{ ${field} { documentId } }`)
    expect(body.data[field]?.documentId).toBe(rest.body.data.documentId)
  })
})

test('pictures, relations and components of the demo are in their places', async () => {
  const { body } = await ask<{ artikels: unknown[]; rumahSakits: unknown[]; layananSpesialises: unknown[] }>(`{
    artikels(filters: { slug: { eq: "mengenali-nyeri-dada-yang-perlu-diwaspadai" } }) {
      judul_en gambar { url alternativeText } kategori_artikel { slug }
    }
    rumahSakits(filters: { kode_mapping_rs: { eq: "RS01" } }) {
      nama gambar_sampul { url } jam_kunjungan { jam_awal } layanan_spesialis(pagination: { limit: -1 }) { nama }
    }
    layananSpesialises(filters: { slug: { eq: "penyakit-dalam" } }) { mapping { kode_spesialis hospital { kode_mapping_rs } } }
  }`)
  expect(body.errors).toBeUndefined()
  expect(body.data.artikels).toEqual([
    {
      judul_en: 'Chest Pain: When to Worry',
      gambar: { url: expect.stringMatching(/^\/uploads\/nyeri_dada_/), alternativeText: expect.any(String) },
      kategori_artikel: { slug: 'kesehatan-jantung' },
    },
  ])
  expect(body.data.rumahSakits).toEqual([
    expect.objectContaining({
      nama: 'RS Kawung Karawang',
      gambar_sampul: { url: expect.stringMatching(/^\/uploads\//) },
      jam_kunjungan: expect.arrayContaining([{ jam_awal: '11:00:00.000' }]),
      layanan_spesialis: expect.arrayContaining([{ nama: 'Penyakit Dalam' }, { nama: 'Gizi Klinik' }]),
    }),
  ])
  expect(body.data.layananSpesialises).toEqual([
    { mapping: expect.arrayContaining([expect.objectContaining({ hospital: { kode_mapping_rs: 'RS01' } })]) },
  ])
})

test('GraphQL gives all entries for a limit of -1', async () => {
  const { body } = await ask<{ jadwalDokters: unknown[] }>(
    '{ jadwalDokters(pagination: { limit: -1 }) { documentId } }',
  )
  expect(body.data.jadwalDokters.length).toBeGreaterThan(200)
})

test('entries have the times of the demo, by which lists are ordered', async () => {
  const expected = createContent(new Date())
    .artikels.filter(({ publishedAt }) => publishedAt !== null)
    .map(({ createdAt, publishedAt }) => ({ createdAt, publishedAt }))
    .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt))
  const { body } = await ask<{ artikels: unknown[] }>(
    '{ artikels(sort: "createdAt:desc", pagination: { limit: -1 }) { createdAt publishedAt } }',
  )
  expect(body.data.artikels).toEqual(expected)
})
