import { expect, test } from 'vitest'
import { call } from './calls.ts'

type Item = Readonly<Record<string, unknown>>

const items = async (path: string): Promise<readonly Item[]> => {
  const { status, body } = await call<{ data: Item[] }>(path)
  expect(status).toBe(200)
  return body.data
}

test('the menus have their entries in order, in both languages', async () => {
  const [first] = await items('/api/get-top-navigation')
  expect(first).toMatchObject({ menu: 'Rumah Sakit', menu_en: 'Hospitals', tipe: 'rumah-sakit' })
  expect((await items('/api/get-bottom-navigation')).length).toBeGreaterThan(3)
})

test('schedules are found by hospital, specialty, day and name, page by page', async () => {
  const { body } = await call<{ data: Item[]; meta: { pagination: Item } }>(
    '/api/get-jadwal-dokter?rs=RS01&perpage=3&page=2',
  )
  expect(body.data).toHaveLength(3)
  expect(body.meta.pagination).toMatchObject({ page: 2, pageSize: 3 })
  const [row] = await items('/api/get-jadwal-dokter?rs=RS01&hari=Selasa&dokter=RATNA')
  expect(row).toMatchObject({
    dokter: { kode: 'DR0101' },
    rumah_sakit: { kode_mapping_rs: 'RS01' },
    layanan_spesialis: { nama: 'Jantung dan Pembuluh Darah' },
    jadwal: expect.arrayContaining([expect.objectContaining({ hari: 'Selasa', jam_mulai: '13:00:00.000' })]),
  })
})

test('a doctor and the schedule are found by slug', async () => {
  const { body } = await call<{ data: Item }>('/api/get-dokter?slug=dr-ratna-widyaningsih-sp-jp-k-fiha')
  expect(body.data).toMatchObject({ kode: 'DR0101', status: 'aktif' })
  expect(await items('/api/get-jadwal-dokter-by-slug?slug=dr-ratna-widyaningsih-sp-jp-k-fiha')).not.toHaveLength(0)
})

test('an article is found by slug, and in its own category only', async () => {
  const slug = 'mengenali-nyeri-dada-yang-perlu-diwaspadai'
  const { body } = await call<{ data: Item }>(`/api/artikel/${slug}`)
  expect(body.data).toMatchObject({ slug, kategori_artikel: { slug: 'kesehatan-jantung' } })
  expect((await call(`/api/artikel-dengan-kategori/kesehatan-jantung/${slug}`)).status).toBe(200)
  expect((await call(`/api/artikel-dengan-kategori/gizi/${slug}`)).status).toBe(404)
})

test.each([
  '/api/artikel/tidak-ada',
  '/api/get-dokter?slug=tidak-ada',
  '/api/get-jadwal-dokter-by-slug?slug=tidak-ada',
])('%s is not found', async (path) => {
  expect((await call(path)).status).toBe(404)
})
