import { expect, test } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { validateCms } from '../validation/cms.ts'
import {
  createCmsClient,
  getBottomNavigation,
  getDoctorSchedule,
  getTopBar,
  getTopNavigation,
  listArticlesForSpecialty,
  listColleagues,
  listDoctorSchedules,
  listHomeSliders,
  reservePackage,
  sendContactMessage,
  subscribeToNewsletter,
} from './index.ts'
import type { CmsClient } from './index.ts'

const seen = async (call: (cms: CmsClient) => Promise<unknown>) => {
  const network = stubNetwork(json({ data: [] }))
  await call(createCmsClient({ baseUrl: 'https://cms.rs.example', token: 'contoh', fetch: network.fetch }))
  return network.requests
}

const schedule = { hospitalCode: 'RS01', specialtyCode: 'SPJP', day: 'Senin', doctorName: 'ratna', page: 2 } as const

test.each<[address: string, call: (cms: CmsClient) => Promise<unknown>]>([
  ['get-top-navigation?locale=en', (cms) => getTopNavigation(cms, 'en')],
  ['get-bottom-navigation?locale=id', (cms) => getBottomNavigation(cms, 'id')],
  ['top-bar?populate=*', (cms) => getTopBar(cms)],
  [
    'get-jadwal-dokter?dokter=ratna&hari=Senin&page=2&perpage=10&rs=RS01&spesialis=SPJP',
    (cms) => listDoctorSchedules(cms, schedule),
  ],
  ['get-jadwal-dokter?page=1&perpage=10', (cms) => listDoctorSchedules(cms)],
  ['get-jadwal-dokter-by-slug?slug=dr-ratna', (cms) => getDoctorSchedule(cms, 'dr-ratna')],
  [
    'get-dokter?excludedokter=dr-ratna&spesialis=SPJP',
    (cms) => listColleagues(cms, { specialtyCode: 'SPJP', slug: 'dr-ratna' }),
  ],
  ['get-artikel?kodeSpesialis=SPJP', (cms) => listArticlesForSpecialty(cms, 'SPJP')],
  ['slider-berandas?populate=gambar', (cms) => listHomeSliders(cms)],
])(
  'content is read at /api/%s, with the token of the CMS',
  { tags: ['contracts.content-reads', 'contracts.cms-token'] },
  async (address, call) => {
    const [request] = await seen(call)
    const { pathname, searchParams } = new URL(request?.url ?? '')
    searchParams.sort()
    expect(`${pathname}?${decodeURIComponent(searchParams.toString())}`).toBe(`/api/${address}`)
    expect([request?.method, request?.headers.get('authorization')]).toEqual(['GET', 'Bearer contoh'])
  },
)

/** Expects that a call posts `data` as the data of its body, once. */
const expectPosted = async (path: string, data: object, call: (cms: CmsClient) => Promise<unknown>) => {
  const [request, ...others] = await seen(call)
  expect([request?.method, request?.url, others.length]).toEqual(['POST', `https://cms.rs.example/api/${path}`, 0])
  expect(JSON.parse(request?.body as string)).toEqual({ data })
}

test('a subscription has email, gender and WhatsApp', { tags: ['newsletter.call'] }, async () => {
  const data = { email: 'siti@contoh.example', jenis_kelamin: 'Perempuan', whatsapp: '081234567890' } as const
  await expectPosted('news-letters', data, (cms) => subscribeToNewsletter(cms, data))
})

test('a message is posted as it was written', { tags: ['information.contact-call'] }, async () => {
  const data = { nama: 'Siti', email: 'siti@contoh.example', pesan: 'Jam besuk?' }
  await expectPosted('hubungi-kami-post', data, (cms) => sendContactMessage(cms, data))
})

test('a reservation is posted as it was wished for', { tags: ['packages.reservation'] }, async () => {
  const data = { nama_lengkap: 'Siti', no_telp: '081234567890', tgl_reservasi: '2026-12-01', paket: 7 }
  await expectPosted('reservasi-paket-kesehatans', data, (cms) => reservePackage(cms, data))
})

const stored = { id: 7, attributes: { createdAt: '2026-12-01T02:00:00.000Z', updatedAt: '2026-12-01T02:00:00.000Z' } }
const reservation = { ...stored, attributes: { ...stored.attributes, nama_lengkap: 'Siti' } }
const subscription = { ...stored, attributes: { ...stored.attributes, email: 'siti@contoh.example' } }

test.each<[call: string, entry: object, call: (cms: CmsClient) => Promise<{ readonly error?: unknown }>]>([
  [
    'a reservation',
    reservation,
    (cms) =>
      reservePackage(cms, { nama_lengkap: 'Siti', no_telp: '081234567890', tgl_reservasi: '2026-12-01', paket: 7 }),
  ],
  [
    'a subscription',
    subscription,
    (cms) => subscribeToNewsletter(cms, { email: 'siti@contoh.example', jenis_kelamin: 'Perempuan', whatsapp: '' }),
  ],
])('%s is stored, whether Strapi says 200 (4) or 201 (5)', async (_what, entry, call) => {
  for (const status of [200, 201]) {
    const network = stubNetwork(json({ data: entry, meta: {} }, status))
    const { error } = await call(
      createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: network.fetch, validate: validateCms }),
    )
    expect(error).toBeUndefined()
  }
})
