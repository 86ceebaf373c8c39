import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadDoctorSchedules } from './load-doctor-schedules.ts'
import { loadDoctor } from './load-doctor.ts'
import { loadDoctors } from './load-doctors.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const schedules = async (address: string) => loadedPage(await loadDoctorSchedules(site.contextOf(address)))
const doctors = async (address: string) => loadedPage(await loadDoctors(site.contextOf(address)))

describe('the list of schedules', () => {
  test('is paged by ten, tells today in words, and offers the hospital’s telephone and WhatsApp', async () => {
    const { data, meta } = await schedules('/jadwal-dokter')
    expect(data.doctors).toHaveLength(10)
    expect(data.pages).toMatchObject({ page: 1, pageCount: 7, total: 61, query: {} })
    expect(meta.indexed).toBe(true)
    expect(data.doctors[0]).toMatchObject({
      name: 'dr. Agung Nugroho, Sp.OG(K)',
      today: 'over',
      lines: [
        { days: 'Senin, Kamis', hours: '10.00–13.00 WIB' },
        { days: 'Jumat', hours: '13.30–16.30 WIB' },
        { days: 'Sabtu', hours: '08.00–10.00 WIB' },
      ],
      appointmentHref:
        '/dokter/appointment?dokter=dr-agung-nugroho-sp-og-k&rs=RS05&spesialis=SPOG&tanggal=2026-11-23&jam=10%3A30',
      bookingLabel: 'Pesan Senin, 23 Nov 10.30, 4\u00a0tempat',
      contact: {
        name: 'RS Kawung Ibu dan Anak Cikarang',
        phone: '(021) 084-5005',
        whatsapp: '0840-1000-1105',
        hours: 'Layanan pelanggan 07.00–20.00 WIB',
      },
    })
    expect(data.doctors[0]?.contact?.text).toContain('dr. Agung Nugroho, Sp.OG(K)')
  })

  test.each([
    ['rs=RS06', { hospital: 'RS Kawung Subang' }],
    ['spesialis=SPJP', { specialty: { text: 'Jantung dan Pembuluh Darah' } }],
    ['dokter=BUDI%20s', { name: 'dr. Budi Santoso, Sp.PD-KGEH' }],
  ])('is narrowed by %s', async (query, expected) => {
    const { data, meta } = await schedules(`/jadwal-dokter?${query}`)
    expect(data.doctors.length).toBeGreaterThan(0)
    for (const doctor of data.doctors) expect(doctor).toMatchObject(expected)
    expect(data.form.active).toEqual([expect.objectContaining({ href: '/jadwal-dokter' })])
    expect(meta.indexed).toBe(false)
  })

  test.each(['SPA', 'SPA-SBG'])(
    'has a specialty’s doctors of every hospital, whatever its code there: %s',
    async (code) => {
      const { data } = await schedules(`/jadwal-dokter?spesialis=${code}`)
      const names = data.doctors.map(({ name }) => name)
      expect(names).toContain('dr. Anisa Putri Lestari, Sp.A')
      expect(names).toContain('dr. Sulastri, Sp.A')
      expect(names).toEqual(names.toSorted())
      expect(data.pages).toMatchObject({ page: 1, pageCount: 1, total: names.length, query: { spesialis: 'SPA' } })
    },
  )

  test.each(['SPA', 'SPA-SBG'])('has a specialty’s doctors of one hospital by its code there: %s', async (code) => {
    const { data } = await schedules(`/jadwal-dokter?rs=RS06&spesialis=${code}`)
    expect(data.doctors.map(({ name }) => name)).toEqual(['dr. Anisa Putri Lestari, Sp.A'])
  })

  test('is narrowed by a day, in words of the page’s language', async () => {
    const { data } = await schedules('/en/jadwal-dokter?hari=Minggu&rs=RS01')
    expect(data.doctors.every(({ lines }) => lines.some(({ days }) => days.includes('Sunday')))).toBe(true)
    // The chosen day leads on to the dates of the appointment.
    expect(data.doctors.every(({ appointmentHref }) => appointmentHref?.includes('&hari=Minggu'))).toBe(true)
    expect(data.form.active.map(({ label, href }) => [label, href])).toEqual([
      ['RS Kawung Karawang', '/en/jadwal-dokter?hari=Minggu'],
      ['Sunday', '/en/jadwal-dokter?rs=RS01'],
    ])
  })

  test.each([
    'rs=RS99',
    'spesialis=XX',
    'hari=Monday',
    'dokter=%25_',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=sejuta',
    'page=99',
    'rs=&spesialis=&hari=&dokter=',
  ])('takes %s for nothing', async (query) => {
    const { data } = await schedules(`/jadwal-dokter?${query}`)
    expect(data.pages).toMatchObject({ page: 1, total: 61, query: {} })
    expect(data.form.active).toEqual([])
  })

  test('keeps its filters when the choices cannot be read', async () => {
    const { data } = loadedPage(await loadDoctorSchedules(site.contextOf('/jadwal-dokter?rs=RS06', 'Hospitals=500')))
    expect(data.pages.query).toEqual({ rs: 'RS06' })
    expect(data.doctors[0]).toMatchObject({ hospital: 'RS Kawung Subang', contact: undefined })
  })

  test('cannot be read without its rows', async () => {
    expect(await loadDoctorSchedules(site.contextOf('/jadwal-dokter', 'listDoctorSchedules=500'))).toEqual({
      kind: 'failed',
    })
  })
})

describe('the list of doctors', () => {
  test('has ten active doctors by name, with their specialty, hospital and today', async () => {
    const { data } = await doctors('/dokter')
    expect(data.pages).toMatchObject({ page: 1, pageCount: 6, total: 57 })
    expect(data.doctors).toHaveLength(10)
    expect(data.doctors[0]).toMatchObject({
      name: 'dr. Agung Nugroho, Sp.OG(K)',
      href: '/dokter/dr-agung-nugroho-sp-og-k',
      specialty: { text: 'Kebidanan dan Kandungan' },
      hospital: 'RS Kawung Ibu dan Anak Cikarang',
      today: 'over',
      bookingLabel: 'Pesan Senin, 23 Nov 10.30, 4\u00a0tempat',
      appointmentHref:
        '/dokter/appointment?dokter=dr-agung-nugroho-sp-og-k&rs=RS05&spesialis=SPOG&tanggal=2026-11-23&jam=10%3A30',
    })
  })

  test('finds a part of a name whatever its case', { tags: ['doctors.name-contains'] }, async () => {
    const { data } = await doctors('/dokter?dokter=sANTo')
    expect(data.doctors.map(({ name }) => name)).toEqual(['dr. Budi Santoso, Sp.PD-KGEH'])
  })

  test('keeps hospital and specialty on its pages', async () => {
    const { data } = await doctors('/dokter?rs=RS01&spesialis=SPPD&page=1')
    expect(data.doctors.map(({ name }) => name)).toEqual(['dr. Budi Santoso, Sp.PD-KGEH', 'dr. Eko Wahyudi, Sp.PD-KGH'])
    expect(data.pages.query).toEqual({ rs: 'RS01', spesialis: 'SPPD' })
  })

  test('is shown without the schedules', async () => {
    const { data } = loadedPage(await loadDoctors(site.contextOf('/dokter', 'getDoctorScheduleBySlug=500')))
    expect(data.doctors).toHaveLength(10)
    expect(data.doctors.every(({ today }) => today === undefined)).toBe(true)
  })
})

describe('a doctor’s page', () => {
  const address = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'

  test('has a week for each hospital, the soonest first, colleagues, and articles for the specialty', async () => {
    const { data, meta } = loadedPage(await loadDoctor(site.contextOf(address)))
    const { places, colleagues, articles } = data
    expect(places).toMatchObject({
      ok: true,
      value: [
        {
          hospital: { label: 'RS Kawung Karawang' },
          today: 'leave',
          week: { today: undefined },
          next: { hours: '13.00–16.00 WIB' },
        },
        { hospital: { label: 'RS Kawung Cikampek' }, today: 'absent', next: { hours: '16.00–18.30 WIB' } },
      ],
    })
    expect(colleagues).toMatchObject({
      ok: true,
      value: [{ name: 'dr. Bagus Prasetyo, Sp.JP, FIHA' }, { name: 'dr. Hendra Gunawan Lesmana, Sp.JP, FIHA' }],
    })
    expect(articles.ok && articles.value.length).toBeGreaterThan(0)
    expect(meta.about).toMatchObject([
      {
        '@type': 'Physician',
        medicalSpecialty: 'Jantung dan Pembuluh Darah',
        url: `https://rs.example${address}`,
        hospitalAffiliation: [{ name: 'RS Kawung Karawang' }, { name: 'RS Kawung Cikampek' }],
      },
    ])
  })

  test('has colleagues and articles whatever the code of the specialty at the hospital', async () => {
    const { data } = loadedPage(await loadDoctor(site.contextOf('/dokter/dr-anisa-putri-lestari-sp-a')))
    const { colleagues, articles } = data
    expect(colleagues.ok && colleagues.value.map(({ name }) => name)).toContain('dr. Sulastri, Sp.A')
    expect(articles.ok && articles.value.length).toBeGreaterThan(0)
  })

  test.each([
    ['getDoctorScheduleBySlug', 'places'],
    ['getDoctors', 'colleagues'],
    ['listArticlesBySpecialty', 'articles'],
  ] as const)('is shown without %s', async (operation, part) => {
    const { data } = loadedPage(await loadDoctor(site.contextOf(address, `${operation}=500`)))
    expect(data[part].ok).toBe(false)
    expect(
      Object.values({ ...data, [part]: undefined }).some(
        (value) => typeof value === 'object' && value !== null && 'ok' in value && value.ok,
      ),
    ).toBe(true)
  })

  test('is none of a doctor who no longer practises, or who is unknown', { tags: ['doctors.active'] }, async () => {
    expect(await loadDoctor(site.contextOf('/dokter/siapa-saja'))).toEqual({ kind: 'missing' })
    expect(await loadDoctor(site.contextOf('/dokter/dr-deni-ramdani-sp-b'))).toEqual({ kind: 'missing' })
  })
})
