import { expect, test } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
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

const subscription = { email: 'siti@contoh.example', jenis_kelamin: 'Perempuan', whatsapp: '081234567890' } as const
const message = { nama: 'Siti', email: 'siti@contoh.example', pesan: 'Jam besuk?' }
const wish = { nama_lengkap: 'Siti', no_telp: '081234567890', tgl_reservasi: '2026-12-01', paket: 7 }

test.each<[path: string, data: object, call: (cms: CmsClient) => Promise<unknown>]>([
  ['news-letters', subscription, (cms) => subscribeToNewsletter(cms, subscription)],
  ['hubungi-kami-post', message, (cms) => sendContactMessage(cms, message)],
  ['reservasi-paket-kesehatans', wish, (cms) => reservePackage(cms, wish)],
])(
  'what a visitor fills in is posted once to /api/%s, as the data of the body',
  { tags: ['packages.reservation', 'information.contact-call', 'newsletter.call'] },
  async (path, data, call) => {
    const [request, ...others] = await seen(call)
    expect([request?.method, request?.url, others.length]).toEqual(['POST', `https://cms.rs.example/api/${path}`, 0])
    expect(JSON.parse(String(request?.body))).toEqual({ data })
  },
)
