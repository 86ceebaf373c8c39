import { describe, expect, test } from 'vitest'
import { contractSite } from '../testing/contract-context.ts'
import { loadedPage } from '../testing/loaded-page.ts'
import { loadHospitalAmbulance } from './hospitals/load-hospital-ambulance.ts'
import { loadHospitalService } from './hospitals/load-hospital-service.ts'
import { loadHospitalServices } from './hospitals/load-hospital-services.ts'
import { loadHospital } from './hospitals/load-hospital.ts'
import { loadComparison } from './packages/load-comparison.ts'
import { loadPackage } from './packages/load-package.ts'
import { loadPackages } from './packages/load-packages.ts'
import { loadFeaturedService } from './services/load-featured-service.ts'

// Saturday, 21 November 2026, a quarter past midnight in Jakarta: still Friday in UTC.
const site = contractSite(new Date('2026-11-20T17:15:00Z'))

const packages = async (address: string) => loadedPage(await loadPackages(site.contextOf(address)))

describe('the list of packages', () => {
  test(
    'has the packages whose last day is after today in Jakarta, ten on a page',
    { tags: ['packages.validity', 'packages.page-size'] },
    async () => {
      const { data, meta } = await packages('/paket')
      expect(data.packages).toHaveLength(10)
      expect(data.pages).toMatchObject({ page: 1, pageCount: 2 })
      expect(data.packages.every(({ validUntil }) => validUntil !== undefined && validUntil >= '2026-11-21')).toBe(true)
      expect(data.categories.map(({ href }) => href)).toContain('/paket?kategori=vaksinasi')
      expect(meta).toMatchObject({ canonical: '/paket', indexed: true })
    },
  )

  test('has a second address, whose canonical one is the first', async () => {
    const { data, meta } = await packages('/en/informasi/paket-kesehatan')
    expect(data.action).toBe('/en/informasi/paket-kesehatan')
    expect(meta.canonical).toBe('/paket')
  })

  test.each([
    ['kategori=vaksinasi', { kategori: 'vaksinasi' }],
    ['q=jantung', { q: 'jantung' }],
    ['q=medical&kategori=medical-check-up', { q: 'medical', kategori: 'medical-check-up' }],
    ['q=vaksin&kategori=entah', { q: 'vaksin' }],
    ['kategori=entah&q=%25', {}],
  ])('is narrowed by %s', async (query, expected) => {
    const { data, meta } = await packages(`/paket?${query}`)
    expect(data.packages.length).toBeGreaterThan(0)
    expect(data.pages.query).toEqual(expected)
    expect(data.active).toHaveLength(Object.keys(expected).length)
    expect(meta.indexed).toBe(Object.keys(expected).length === 0)
  })

  test('searched for within a category has all of it that fit, however many of other categories there are', async () => {
    const { data } = await packages('/paket?q=a')
    expect(data.packages).toHaveLength(10)
    for (const { value } of data.category.options) {
      const all = (await packages(`/paket?kategori=${value}`)).data.packages
      const found = (await packages(`/paket?q=a&kategori=${value}`)).data.packages
      expect([value, found]).toEqual([value, all])
    }
  })

  test('takes a category at its word when the categories cannot be read', async () => {
    const { data } = loadedPage(
      await loadPackages(site.contextOf('/paket?kategori=vaksinasi', 'PackageCategories=500')),
    )
    expect(data.pages.query).toEqual({ kategori: 'vaksinasi' })
    expect(data.categories).toEqual([])
  })
})

describe('a package', () => {
  test('can be reserved while there is a day left, which on its last day there is not', async () => {
    const reservationOf = async (slug: string) =>
      loadedPage(await loadPackage(site.contextOf(`/paket/${slug}`))).data.reservation
    expect(await reservationOf('medical-check-up-dasar')).toMatchObject({ today: '2026-11-21' })
    expect(await reservationOf('vaksin-meningitis-untuk-umrah')).toBeUndefined()
  })

  test('has its price, its contents, others of its kind, and an offer for search engines', async () => {
    const { data, meta } = loadedPage(
      await loadPackage(site.contextOf('/en/informasi/paket-kesehatan/medical-check-up-dasar')),
    )
    expect(data).toMatchObject({
      name: { text: 'Basic Medical Check-Up', lang: 'en' },
      price: 650_000,
      category: { text: 'Medical Check-Up' },
    })
    expect(data.contents.length).toBeGreaterThan(0)
    expect(data.related).toMatchObject({ ok: true })
    expect(meta).toMatchObject({
      canonical: '/paket/medical-check-up-dasar',
      above: [{ href: '/en/informasi/paket-kesehatan' }],
      about: [
        {
          '@type': 'Product',
          url: 'https://rs.example/en/paket/medical-check-up-dasar',
          offers: { price: 650_000, priceCurrency: 'IDR', priceValidUntil: data.validUntil },
        },
      ],
    })
  })

  test('that is no longer offered is not there', { tags: ['packages.ended'] }, async () => {
    expect(await loadPackage(site.contextOf('/paket/paket-lansia-sehat'))).toEqual({ kind: 'missing' })
  })
})

describe('a featured service', () => {
  test('has a text for each hospital, with whom to ask', async () => {
    const { data, meta } = loadedPage(
      await loadFeaturedService(site.contextOf('/layanan-unggulan/pusat-jantung-terpadu')),
    )
    expect(data.texts.map(({ hospital }) => hospital?.label)).toEqual([
      undefined,
      'RS Kawung Karawang',
      'RS Kawung Bekasi Timur',
    ])
    expect(data.texts[1]?.contact).toMatchObject({ phone: '(0267) 084-5001' })
    expect(meta).toMatchObject({ title: 'Pusat Jantung Terpadu', description: expect.stringContaining('kateterisasi') })
  })

  test(
    'in English says nothing in Indonesian to search engines that it can say in English',
    { tags: ['hospitals.featured-texts'] },
    async () => {
      const { data, meta } = loadedPage(
        await loadFeaturedService(site.contextOf('/en/layanan-unggulan/pusat-jantung-terpadu')),
      )
      expect(data.intro).toMatchObject({ lang: 'en' })
      expect(meta.title).toEqual({ text: 'Integrated Heart Centre', lang: 'en' })
      expect(meta.description).toContain('Our heart centre')
      expect(data.texts[2]?.heading).toEqual({ text: 'Di RS Kawung Bekasi Timur', lang: 'id' })
    },
  )
})

describe('a hospital', () => {
  test(
    'has its numbers, its visiting hours, its services, and who practises there today',
    { tags: ['hospitals.numbers', 'hospitals.services'] },
    async () => {
      const { data, meta } = loadedPage(await loadHospital(site.contextOf('/rumah-sakit/rs-kawung-karawang')))
      expect(data).toMatchObject({
        contact: { phone: '(0267) 084-5001', whatsapp: '0840-1000-1101' },
        visiting: { hours: ['11.00–13.00 WIB', '17.00–19.00 WIB'] },
        schedulesHref: '/jadwal-dokter?rs=RS01&hari=Sabtu',
        emergency: [
          { name: 'Darurat nasional', phone: '119' },
          { name: 'Ambulans', phone: '0840-1000-1191' },
          { name: 'IGD', phone: '(0267) 084-5111' },
        ],
      })
      expect(data.featured).toHaveLength(7)
      expect(data.specialists).toHaveLength(19)
      const today = data.doctors.ok ? data.doctors.value : []
      expect(today.length).toBeGreaterThan(0)
      for (const { practice, bookingLabel, today: state } of today) {
        // The next bookable time replaces the hours.
        expect(bookingLabel ?? practice).toMatch(bookingLabel ? /^Pesan / : /^Sabtu/)
        expect(state).toMatch(/practising|full/)
      }
      expect(meta.about).toMatchObject([
        { '@type': 'Hospital', telephone: '(0267) 084-5001', address: { addressCountry: 'ID' } },
      ])
    },
  )

  test.each([
    [loadHospital, '/rumah-sakit/4', '/rumah-sakit/rs-kawung-bekasi-timur'],
    [loadHospitalAmbulance, '/en/rumah-sakit/4/ambulance', '/en/rumah-sakit/rs-kawung-bekasi-timur/ambulance'],
    [loadHospitalServices, '/rumah-sakit/4/layanan', '/rumah-sakit/rs-kawung-bekasi-timur/layanan'],
    [loadHospitalService, '/rumah-sakit/4/layanan/mata', '/rumah-sakit/rs-kawung-bekasi-timur/layanan/mata'],
  ] as const)(
    'by its number redirects to its name (%o %s)',
    { tags: ['routes.hospital-number'] },
    async (load, from, to) => {
      expect(await load(site.contextOf(from))).toEqual({ kind: 'redirect', status: 301, to })
    },
  )

  test.each(['/rumah-sakit/99', '/rumah-sakit/rs-entah', '/rumah-sakit/1e3'])('at %s is none', async (address) => {
    expect(await loadHospital(site.contextOf(address))).toEqual({ kind: 'missing' })
  })

  test('that has no ambulance number of its own still names one that helps', async () => {
    const cikarang = '/rumah-sakit/rs-kawung-ibu-dan-anak-cikarang/ambulance'
    const { data } = loadedPage(await loadHospitalAmbulance(site.contextOf(cikarang)))
    expect(data.numbers).toEqual([
      { name: 'Darurat nasional', phone: '119' },
      { name: 'IGD', phone: '(021) 084-5115' },
      { name: 'RS Kawung Ibu dan Anak Cikarang', phone: '(021) 084-5005' },
    ])
    const down = loadedPage(await loadHospitalAmbulance(site.contextOf(cikarang, 'EmergencyContacts=500')))
    expect(down.data.numbers).toEqual([
      { name: 'Darurat nasional', phone: '119' },
      { name: 'RS Kawung Ibu dan Anak Cikarang', phone: '(021) 084-5005' },
    ])
  })
})

describe('a specialist service at a hospital', () => {
  test('has its text and the doctors there with their week', async () => {
    const { data, meta } = loadedPage(
      await loadHospitalService(site.contextOf('/rumah-sakit/rs-kawung-karawang/layanan/mata')),
    )
    expect(data.text.length).toBeGreaterThan(0)
    expect(data.doctors).toMatchObject({
      ok: true,
      value: [
        { name: 'dr. Citra Maharani, Sp.M', hospital: 'RS Kawung Karawang', contact: { phone: '(0267) 084-5001' } },
      ],
    })
    expect(data.schedulesHref).toBe('/jadwal-dokter?rs=RS01&spesialis=SPM')
    expect(meta.title).toBe('Mata di RS Kawung Karawang')
  })

  test('that the hospital does not offer is not there', async () => {
    expect(await loadHospitalService(site.contextOf('/rumah-sakit/rs-kawung-subang/layanan/bedah-saraf'))).toEqual({
      kind: 'missing',
    })
    expect(await loadHospitalService(site.contextOf('/rumah-sakit/rs-kawung-subang/layanan/entah'))).toEqual({
      kind: 'missing',
    })
  })

  test('that is a featured one has its own page', async () => {
    const loaded = await loadHospitalService(
      site.contextOf('/rumah-sakit/rs-kawung-karawang/layanan/pusat-jantung-terpadu'),
    )
    expect(loaded).toEqual({ kind: 'redirect', status: 301, to: '/layanan-unggulan/pusat-jantung-terpadu' })
  })
})

describe('the comparison of packages', () => {
  const compare = async (query: string, fault?: string) =>
    loadedPage(await loadComparison(site.contextOf(`/informasi/bandingkan-paket${query}`, fault)))
  const basic = 'medical-check-up-dasar'
  const executive = 'medical-check-up-eksekutif'

  test('has two packages in the order in which they were chosen, and is not indexed', async () => {
    const { data, meta } = await compare(`?paket=${executive},${basic}`)
    expect(data).toMatchObject({ state: 'compared', missing: 0, chosen: [executive, basic] })
    expect(data.compared.ok && data.compared.value).toMatchObject([
      { slug: executive, price: 2_450_000, reserveHref: `/paket/${executive}#reservasi` },
      { slug: basic, href: `/paket/${basic}` },
    ])
    expect(meta.indexed).toBe(false)
  })

  test.each([
    ['', 'none', 0],
    [`?paket=${basic}`, 'one', 0],
    ['?paket=entah', 'none', 1],
    [`?paket=${basic},entah`, 'one', 1],
    [`?paket=${basic},${executive},entah`, 'compared', 1],
    ['?paket=a,b,c,d', 'many', 0],
  ] as const)('of "%s" is in the state %s, with %i that are not offered', async (query, state, missing) => {
    expect((await compare(query)).data).toMatchObject({ state, missing, choices: { ok: true } })
  })

  test('says where a package or the list cannot be read', async () => {
    const failed = await compare(`?paket=${basic},${executive}`, 'PackageBySlug=500')
    expect(failed.data).toMatchObject({ missing: 0, compared: { ok: false }, choices: { ok: true } })
    const listless = await compare(`?paket=${basic},${executive}`, 'Packages=500')
    expect(listless.data).toMatchObject({ state: 'compared', choices: { ok: false } })
  })

  test('has all packages that are offered to choose from, and none of them is one that ended', async () => {
    const { choices } = (await compare('')).data
    expect(choices.ok && choices.value.length).toBeGreaterThan(10)
  })
})

describe('the doctors and hospitals of a featured service', () => {
  const service = async (address: string, fault?: string) =>
    loadedPage(await loadFeaturedService(site.contextOf(`/layanan-unggulan/${address}`, fault))).data

  test('are those of the specialty that its name tells, at the hospitals that offer it', async () => {
    const { hospitals, specialists, appointmentHref } = await service('pusat-jantung-terpadu')
    const names = hospitals.map(({ label }) => label)
    expect(names).toEqual(expect.arrayContaining(['RS Kawung Bekasi Timur', 'RS Kawung Karawang']))
    const doctors = specialists?.doctors
    expect(doctors?.ok && doctors.value.length).toBeGreaterThan(0)
    expect(doctors?.ok && doctors.value.every(({ hospital }) => names.includes(hospital ?? ''))).toBe(true)
    expect(appointmentHref).toBe('/dokter/appointment?spesialis=SPJP')
  })

  test('are not guessed where its name tells none', async () => {
    const { specialists, appointmentHref } = await service('klinik-laktasi')
    expect(specialists).toBeUndefined()
    expect(appointmentHref).toMatch(/^\/dokter\/appointment/)
  })

  test('are those of its texts where hospitals cannot be asked, and then only there', async () => {
    const { hospitals } = await service('pusat-jantung-terpadu', 'HospitalsWithFeaturedService=500')
    expect(hospitals.map(({ label }) => label)).toEqual(['RS Kawung Bekasi Timur', 'RS Kawung Karawang'])
  })

  test('may fail: the page is there without doctors', async () => {
    expect((await service('pusat-jantung-terpadu', 'DoctorSearch=500')).specialists?.doctors.ok).toBe(false)
  })

  test('come with what it is in the page’s language, of which the text does not say it again', async () => {
    const english = loadedPage(
      await loadFeaturedService(site.contextOf('/en/layanan-unggulan/pusat-jantung-terpadu')),
    ).data
    expect(english.intro).toMatchObject({ text: expect.stringMatching(/^Our heart centre.*\.$/), lang: 'en' })
    expect(JSON.stringify(english.texts)).not.toContain('Our heart centre')
    expect((await service('pusat-jantung-terpadu')).intro).toMatch(/^Pemeriksaan, kateterisasi/)
  })
})
