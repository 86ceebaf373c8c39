import { expect, test } from 'vitest'
import { json } from '../testing/stub-network.ts'
import { createCmsClient, findHospital } from './index.ts'

const pagination = { total: 1, page: 1, pageSize: 10, pageCount: 1 }

test('a hospital’s services have the pictures of the service lists, or none if those fail', async () => {
  const service = (attributes: object) => ({
    id: '5',
    attributes: { nama: 'Jantung', nama_en: null, slug: 'jantung', ...attributes },
  })
  const picture = {
    data: {
      id: '9',
      attributes: {
        url: '/uploads/a.webp',
        alternativeText: null,
        width: 1,
        height: 1,
        mime: 'image/webp',
        formats: null,
      },
    },
  }
  const hospital = {
    id: '1',
    attributes: {
      nama: 'RS',
      slug: 'rs',
      layanan_unggulans: { data: [service({ publishedAt: 'x' })] },
      layanan_spesialis: { data: [] },
    },
  }
  const answers: Readonly<Record<string, unknown>> = {
    HospitalBySlug: { rumahSakits: { data: [hospital] } },
    FeaturedServices: { layananUnggulans: { data: [service({ gambar: picture })], meta: { pagination } } },
    SpecialistServices: { layananSpesialises: { data: [], meta: { pagination: { ...pagination, total: 0 } } } },
  }
  const fetchBut =
    (failing?: string) =>
    (_url: string, { body }: RequestInit) => {
      const { operationName } = JSON.parse(body as string) as { operationName: string }
      return Promise.resolve(operationName === failing ? json({}, 500) : json({ data: answers[operationName] }))
    }
  const picturesBut = async (failing?: string) =>
    (
      await findHospital(createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: fetchBut(failing) }), 'rs')
    ).data?.layanan_unggulans?.map(({ nama, gambar }) => [nama, gambar?.url])
  expect(await picturesBut()).toEqual([['Jantung', 'https://cms.rs.example/uploads/a.webp']])
  expect(await picturesBut('FeaturedServices')).toEqual([['Jantung', undefined]])
  expect(await picturesBut('HospitalBySlug')).toBeUndefined()
})
