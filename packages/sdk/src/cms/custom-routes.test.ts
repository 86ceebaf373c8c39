import { describe, expect, test, vi } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { validateCms } from '../validation/index.ts'
import {
  createCmsClient,
  getDoctorSchedule,
  getTopBar,
  listArticlesForSpecialty,
  listColleagues,
  listDoctorSchedules,
} from './index.ts'

const pagination = { total: 1, page: 1, pageSize: 10, pageCount: 1 }

describe('a custom Strapi route', () => {
  const doctor = { id: 1, nama: 'dr. Ratna', slug: 'ratna', status: 'aktif' }
  const row = { id: 1, dokter: doctor, rumah_sakit: null, layanan_spesialis: null, jadwal: [], status_hari_ini: null }
  const checking = (body: unknown, onOmission = vi.fn()) => ({
    onOmission,
    cms: createCmsClient({
      baseUrl: 'https://cms.rs.example',
      token: 'contoh',
      fetch: stubNetwork(json(body)).fetch,
      retry: { delay: 1 },
      validate: validateCms,
      onOmission,
    }),
  })

  test('may leave the metadata of a list empty, as transformResponse does', async () => {
    const entry = { id: 1, attributes: { judul: 'Demam', slug: 'demam' } }
    for (const data of [[], [entry], [{ id: 1, judul: 'Demam', slug: 'demam' }]]) {
      const { cms, onOmission } = checking({ data, meta: {} })
      expect((await listArticlesForSpecialty(cms, 'SPJP')).data).toHaveLength(data.length)
      expect(onOmission).not.toHaveBeenCalled()
    }
  })

  test.each([
    ['no metadata', { data: [row] }, { page: 1, pageSize: 10, pageCount: 1, total: 1 }],
    ['empty metadata', { data: [row], meta: {} }, { page: 1, pageSize: 10, pageCount: 1, total: 1 }],
    [
      'a full page without counts',
      { data: Array.from({ length: 10 }, (_, id) => ({ ...row, id: id + 1 })), meta: {} },
      { page: 1, pageSize: 10, pageCount: 2, total: 10 },
    ],
    ['its own counts', { data: [row], meta: { pagination } }, pagination],
  ])('may return schedules with %s', async (_what, body, expected) => {
    expect((await listDoctorSchedules(checking(body).cms)).data?.pagination).toEqual(expected)
  })

  test('may return one row without a list, and a doctor without sessions', async () => {
    const { cms } = checking({ data: { ...row, jadwal: null } })
    expect((await getDoctorSchedule(cms, 'ratna')).data).toMatchObject([{ dokter: { nama: 'dr. Ratna' }, jadwal: [] }])
  })

  test.each([
    ['aktif', 1],
    ['Aktif', 1],
    [undefined, 1],
    ['nonaktif', 0],
    [null, 0],
  ])('lists a doctor with the status %o: %i', { tags: ['doctors.active'] }, async (status, count) => {
    expect(
      (await listColleagues(checking({ data: [{ ...doctor, status }] }).cms, { specialtyCode: 'SPJP', slug: 'siapa' }))
        .data,
    ).toHaveLength(count)
    expect(
      (await listDoctorSchedules(checking({ data: [{ ...row, dokter: { ...doctor, status } }] }).cms)).data?.items,
    ).toHaveLength(count)
    expect(
      (await getDoctorSchedule(checking({ data: [{ ...row, dokter: { ...doctor, status } }] }).cms, 'ratna')).data,
    ).toHaveLength(count)
  })

  test('may return a draft of the top bar, which counts as none', async () => {
    const { cms } = checking({ data: { id: 1, attributes: { menu: [], publishedAt: null } }, meta: {} })
    expect((await getTopBar(cms)).error?.kind).toBe('not-found')
  })
})
