import { describe, expect, it } from 'vitest'
import { openCms } from '../cms/testing/server.ts'
import { socialFeedToken } from './social-feed.ts'

interface ScheduleRow {
  readonly dokter: { readonly nama: string; readonly slug: string }
  readonly rumah_sakit: { readonly kode_mapping_rs: string }
  readonly layanan_spesialis: { readonly kode_spesialis: string }
  readonly jadwal: readonly { readonly hari: string }[]
  readonly status_hari_ini: string | null
}

const rowsOf = ({ body }: { body: unknown }) => (body as { data: ScheduleRow[] }).data
const totalOf = ({ body }: { body: unknown }) =>
  (body as { meta: { pagination: { total: number } } }).meta.pagination.total

describe('Doctor schedules', () => {
  const schedules = '/api/get-jadwal-dokter'

  it('are paged by ten in order of name, and the pages are complete', async () => {
    const { get } = openCms()
    const first = await get(schedules)
    const total = totalOf(first)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 10) }, (_, page) => get(`${schedules}?page=${page + 1}&perpage=10`)),
    )
    const names = pages.flatMap(rowsOf).map(({ dokter }) => dokter.nama)
    expect(rowsOf(first)).toHaveLength(10)
    expect(names).toHaveLength(total)
    expect(names).toEqual([...names].sort((left, right) => (left < right ? -1 : 1)))
    expect(rowsOf(await get(`${schedules}?page=99`))).toEqual([])
  })

  it('are found by hospital, specialty, day and part of a name together', async () => {
    const { get } = openCms()
    const found = rowsOf(await get(`${schedules}?rs=RS01&spesialis=SPJP&hari=Selasa&dokter=RATNA`))
    expect(found.map(({ dokter }) => dokter.nama)).toEqual(['dr. Ratna Widyaningsih, Sp.JP(K), FIHA'])
    expect(found[0]?.jadwal.map(({ hari }) => hari)).toEqual(['Selasa', 'Kamis', 'Sabtu'])
    expect(rowsOf(await get(`${schedules}?dokter=tidakada`))).toEqual([])
  })

  it('leave out doctors who no longer practise', async () => {
    const { get, content } = openCms()
    const gone = content.dokters.filter(({ status }) => status === 'nonaktif').map(({ slug }) => slug)
    const shown = rowsOf(await get(`${schedules}?perpage=100`)).map(({ dokter }) => dokter.slug)
    expect(gone.filter((slug) => shown.includes(slug))).toEqual([])
    for (const slug of gone) expect((await get(`${schedules}-by-slug?slug=${slug}`)).status).toBe(404)
  })

  it('have separate rows for a doctor at two hospitals', async () => {
    const { get } = openCms()
    const rows = rowsOf(await get('/api/get-jadwal-dokter-by-slug?slug=dr-ratna-widyaningsih-sp-jp-k-fiha'))
    expect(rows.map(({ rumah_sakit }) => rumah_sakit.kode_mapping_rs)).toEqual(['RS02', 'RS01'])
    expect(rows[0]?.status_hari_ini).toBe('tidak_praktik')
  })

  it('show who practises, is on leave or fully booked today, by the day in Jakarta', async () => {
    const saturday = rowsOf(await openCms().get(`${schedules}?perpage=100`))
    const states = new Set(saturday.map(({ status_hari_ini }) => status_hari_ini))
    expect(states).toEqual(new Set(['cuti', 'penuh', 'praktik', 'tidak_praktik', null]))
    for (const { jadwal, status_hari_ini } of saturday) {
      if (['praktik', 'cuti', 'penuh'].includes(status_hari_ini ?? ''))
        expect(jadwal.map(({ hari }) => hari)).toContain('Sabtu')
    }
    const sunday = rowsOf(await openCms(new Date('2026-11-21T17:30:00.000Z')).get(`${schedules}?perpage=100`))
    expect(
      sunday
        .filter(({ status_hari_ini }) => status_hari_ini === 'praktik')
        .every(({ jadwal }) => jadwal.some(({ hari }) => hari === 'Minggu')),
    ).toBe(true)
  })

  it('refuse what the contract forbids', async () => {
    const { get } = openCms()
    for (const query of ['hari=Monday', 'perpage=0', 'perpage=abc', 'kota=Karawang']) {
      expect((await get(`${schedules}?${query}`)).status).toBe(400)
    }
  })
})

describe('Doctors and articles through the custom routes', () => {
  it('agree with the lists of GraphQL', async () => {
    const { get, graphql } = openCms()
    const one = await get('/api/artikel/demam-berdarah-waspadai-hari-ketiga-sampai-keenam')
    const list = await graphql(
      '{ artikels(filters: { slug: { eq: "demam-berdarah-waspadai-hari-ketiga-sampai-keenam" } }) { data { id attributes { judul createdAt artikel } } } }',
    )
    const { data } = one.body as { data: Record<string, unknown> }
    const { judul, createdAt, artikel } = data
    expect(list.body).toEqual({
      data: { artikels: { data: [{ id: String(data['id']), attributes: { judul, createdAt, artikel } }] } },
    })
  })

  it('give an article only in its own category, and no draft', async () => {
    const { get } = openCms()
    expect((await get('/api/artikel-dengan-kategori/kesehatan-jantung/hidup-dengan-gagal-jantung')).status).toBe(200)
    expect((await get('/api/artikel-dengan-kategori/berita/hidup-dengan-gagal-jantung')).status).toBe(404)
    expect((await get('/api/artikel/peresmian-gedung-rawat-inap-baru-rs-kawung-purwakarta')).status).toBe(404)
  })

  it('list the articles of a specialty, the newest first', async () => {
    const { body } = await openCms().get('/api/get-artikel?kodeSpesialis=SPJP')
    const dates = (body as { data: { createdAt: string }[] }).data.map(({ createdAt }) => createdAt)
    expect(dates).toHaveLength(6)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('return one doctor, or the others of a specialty, and refuse any other query', async () => {
    const { get } = openCms()
    const slug = 'dr-ratna-widyaningsih-sp-jp-k-fiha'
    expect((await get(`/api/get-dokter?slug=${slug}`)).body).toMatchObject({ data: { kode: 'DR0101' } })
    expect((await get(`/api/get-dokter?spesialis=SPJP&excludedokter=${slug}`)).body).toMatchObject({
      data: [{ kode: 'DR0102' }, { kode: 'DR0103' }],
    })
    expect((await get('/api/get-dokter?slug=tidak-ada')).status).toBe(404)
    expect((await get('/api/get-dokter')).status).toBe(400)
  })
})

describe("Strapi's own REST", () => {
  it('refuses a call without a token with 403, one with a wrong token with 401', async () => {
    const { get, getWithoutToken } = openCms()
    expect((await getWithoutToken('/api/get-top-navigation')).status).toBe(403)
    expect((await get('/api/get-top-navigation', 'salah')).status).toBe(401)
  })

  it('returns slides with their pictures in the envelope, and null if none', async () => {
    const { body } = await openCms().get('/api/slider-berandas?populate=gambar')
    const { data } = body as { data: { attributes: { gambar: { data: { attributes: { url: string } } | null } } }[] }
    expect(data[0]?.attributes.gambar.data?.attributes.url).toMatch(
      /^\/uploads\/slider_selamat_datang_[0-9a-f]{10}\.webp$/,
    )
    expect(data.at(-1)?.attributes.gambar).toEqual({ data: null })
  })

  it('returns the top bar with its entries, including the emergency call', { tags: ['shell.top-bar'] }, async () => {
    const { body } = await openCms().get('/api/top-bar?populate=*')
    expect(body).toMatchObject({
      data: {
        id: 1,
        attributes: { menu: [{ id: 1, link: null, field_rs: 'nomor_igd' }, {}, {}, { auth_required: true }, {}] },
      },
      meta: {},
    })
  })

  it('returns the popup that has not expired, and none when all have', async () => {
    const { get } = openCms()
    const at = (time: string) =>
      get(`/api/popups?filters[expired][$gt]=${encodeURIComponent(time)}&populate=gambar&pagination[limit]=1`)
    expect((await at('2026-11-21T02:15:00.000Z')).body).toMatchObject({
      data: [{ id: 2 }],
      meta: { pagination: { start: 0, limit: 1, total: 1 } },
    })
    expect((await at('2027-11-21T02:15:00.000Z')).body).toMatchObject({ data: [] })
  })

  it('returns the emergency contacts of one hospital, or of all with the national number', async () => {
    const { get } = openCms()
    const one = await get('/api/kontak-darurats?filters[rumah_sakit][slug][$eq]=rs-kawung-subang&populate=rumah_sakit')
    expect(one.body).toMatchObject({
      data: [
        {
          attributes: {
            nama: 'IGD RS Kawung Subang',
            nomor_igd: null,
            rumah_sakit: { data: { attributes: { kode_mapping_rs: 'RS06' } } },
          },
        },
      ],
    })
    expect((await get('/api/kontak-darurats?pagination[limit]=-1')).body).toMatchObject({
      data: { length: 7 },
      meta: { pagination: { limit: 100 } },
    })
  })

  it('returns menus without envelope, in their order', { tags: ['shell.main-menu'] }, async () => {
    const { get } = openCms()
    const headings = async (path: string) =>
      ((await get(path)).body as { data: { menu_en: string }[] }).data.map(({ menu_en }) => menu_en)
    expect(await headings('/api/get-top-navigation?locale=en')).toEqual([
      'Hospitals',
      'Doctors',
      'Featured Services',
      'Health Packages',
      'Information',
    ])
    expect(await headings('/api/get-bottom-navigation')).toEqual([
      'Features',
      'Services',
      'Facilities',
      'Download',
      'Social Media',
      'Map',
      'Contact',
    ])
  })
})

describe('A submission of a visitor', () => {
  const subscription = { email: 'budi@surel.example', jenis_kelamin: 'Laki-laki', whatsapp: '081234567890' }

  it(
    'is stored: a subscription, published at once, and only once for an address',
    { tags: ['newsletter.call'] },
    async () => {
      const { post, cms } = openCms()
      const { status, body } = await post('/api/news-letters', { data: subscription })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        data: { id: 1, attributes: { ...subscription, publishedAt: '2026-11-21T02:15:00.000Z' } },
        meta: {},
      })
      const again = await post('/api/news-letters', { data: subscription })
      expect(again).toMatchObject({
        status: 400,
        body: { error: { message: 'This attribute must be unique', details: { errors: [{ path: ['email'] }] } } },
      })
      expect(cms.submissions('NewsLetter')).toHaveLength(1)
      expect(openCms().cms.submissions('NewsLetter')).toEqual([])
    },
  )

  it('is refused if the contract forbids it', async () => {
    const { post } = openCms()
    expect(await post('/api/news-letters', { data: { ...subscription, email: 'budi' } })).toMatchObject({
      status: 400,
      body: { data: null, error: { name: 'ValidationError' } },
    })
    expect((await post('/api/news-letters', {})).status).toBe(400)
  })

  it('is stored: a message, for one hospital or for the group', { tags: ['information.contact-call'] }, async () => {
    const { post, cms } = openCms()
    const message = { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih atas pelayanannya.' }
    expect((await post('/api/hubungi-kami-post', { data: message })).body).toMatchObject({
      data: { id: 1, ...message },
    })
    expect((await post('/api/hubungi-kami-post', { data: { ...message, rumah_sakit: 1 } })).status).toBe(200)
    expect(cms.submissions('HubungiKami')).toMatchObject([{ rumah_sakit: null }, { rumah_sakit: 1 }])
  })

  it(
    'is stored: a reservation for a day on which the package is still offered',
    { tags: ['packages.reservation-days'] },
    async () => {
      const { post, content } = openCms()
      const offered = content.pakets.find(({ nama }) => nama === 'Vaksin Influenza Dewasa')
      const wish = { nama_lengkap: 'Kartini', no_telp: '081234567890', tgl_reservasi: '2026-12-01', paket: offered?.id }
      const reserve = (change: object) => post('/api/reservasi-paket-kesehatans', { data: { ...wish, ...change } })
      expect((await reserve({})).status).toBe(200)
      expect((await reserve({ tgl_reservasi: '2026-11-21' })).body).toMatchObject({
        error: { message: 'tgl_reservasi must be after today' },
      })
      expect((await reserve({ tgl_reservasi: offered?.tgl_berakhir })).body).toMatchObject({
        error: { message: `tgl_reservasi must be before ${offered?.tgl_berakhir}` },
      })
      expect((await reserve({ paket: 999 })).body).toMatchObject({
        error: {
          message: '1 relation(s) of type api::paket.paket associated with this entity do not exist',
          details: { errors: [{ path: [] }] },
        },
      })
    },
  )
})

describe('The shop and the social feed', () => {
  it('find products by category and by part of a name', { tags: ['contracts.products'] }, async () => {
    const { get } = openCms()
    expect((await get('/product-categories?name=Recent%20Viewed')).body).toMatchObject([
      { name: 'Recent Viewed', products: { length: 3 } },
    ])
    expect((await get('/products?name=DIGITAL&limit=1')).body).toMatchObject([{ name: 'Tensimeter Digital' }])
    expect((await get('/products?name=kursi')).body).toEqual([])
  })

  it('return the posts only for the token of the feed', { tags: ['contracts.instagram'] }, async () => {
    const { instagram } = openCms()
    expect(await instagram()).toMatchObject({ status: 401, body: { message: 'Token tidak valid.' } })
    const { body } = await instagram(socialFeedToken)
    const times = (body as { data: { timestamp: string }[] }).data.map(({ timestamp }) => timestamp)
    expect(times).toEqual([...times].sort().reverse())
  })
})
