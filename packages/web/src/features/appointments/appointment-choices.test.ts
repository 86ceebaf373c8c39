import { describe, expect, test } from 'vitest'
import { partOr } from '../../shared/loading/part.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadHospitalService } from '../hospitals/load-hospital-service.ts'
import { loadAppointment } from './load-appointment.ts'

interface Row {
  readonly dokter: string
  readonly slug: string
  readonly rs?: string
  readonly spesialis: readonly [kode: string, nama: string]
  readonly hari: string
  /** Default: false; the practice begins at eight. */
  readonly isByArrangement?: boolean
}

const rowOnWire = (
  { dokter, slug, rs = 'RS01', spesialis: [kode_spesialis, nama], hari, isByArrangement = false }: Row,
  index: number,
) => ({
  id: index + 1,
  dokter: {
    id: index + 1,
    nama: dokter,
    kode: 'DR0101',
    slug,
    avatar: null,
    status: 'aktif',
    kode_mapping_rs: 'RS01',
    kode_mapping_spesialis: 'SPPD',
  },
  rumah_sakit: { id: Number(rs.slice(2)), nama: `RS ${rs}`, slug: rs, kode_mapping_rs: rs },
  layanan_spesialis: { id: 1, nama, nama_en: null, slug: 'layanan', kode_spesialis },
  jadwal: [
    {
      hari,
      jam_mulai: isByArrangement ? null : '08:00:00.000',
      jam_selesai: isByArrangement ? null : '10:00:00.000',
      keterangan: null,
    },
  ],
  status_hari_ini: null,
})

// 169 internists before the only obstetrician and a paediatrician by arrangement; then doctors whose codes and slugs are as wide as the contract allows.
const manyRows: readonly Row[] = [
  ...Array.from({ length: 169 }, (_none, index): Row => ({
    dokter: `dr. ${String(index).padStart(3, '0')}`,
    slug: `dr-${index}`,
    spesialis: ['SPPD', 'Penyakit Dalam'],
    hari: 'Senin',
  })),
  { dokter: 'dr. Ratih', slug: 'dr-ratih', spesialis: ['SPOG', 'Kandungan'], hari: 'Rabu' },
  { dokter: 'dr. Sari', slug: 'dr-sari', spesialis: ['SPA', 'Anak'], hari: 'Rabu', isByArrangement: true },
]
const both = { dokter: 'dr. Maya', slug: 'dr.maya' }
const mayasRows: readonly Row[] = [
  { ...both, spesialis: ['SP.PD', 'Penyakit Dalam'], hari: 'Senin' },
  { ...both, spesialis: ['SPJP', 'Jantung'], hari: 'Rabu' },
  { ...both, rs: 'RS02', spesialis: ['SPJP', 'Jantung'], hari: 'Jumat' },
]

const fullDay = '2026-11-25'
const leaveDay = '2026-12-02'

const slotsOn = (tanggal: string) => ({
  tanggal,
  kodedokter: 'DR0101',
  kdspesial: 'SPJP',
  status: tanggal === fullDay ? 'penuh' : tanggal === leaveDay ? 'cuti' : 'praktik',
  keterangan: null,
  sesi: [
    {
      rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS RS01', slug: 'rs01' },
      jam_mulai: '08:00',
      jam_selesai: '10:00',
      status: tanggal === fullDay ? 'penuh' : tanggal === leaveDay ? 'cuti' : 'praktik',
      kuota: 1,
      sisa: tanggal === fullDay ? 0 : 1,
      keterangan: null,
      slot:
        tanggal === leaveDay
          ? []
          : [
              {
                jam: '08:00',
                jam_selesai: '10:00',
                sisa: tanggal === fullDay ? 0 : 1,
                kuota: 1,
                estimasi_antrian: null,
              },
            ],
    },
  ],
})

const fetchRows: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, searchParams: query } = new URL(request.url)
  if (pathname.endsWith('/get-jadwal-dokter-by-slug'))
    return Response.json({ data: mayasRows.map(rowOnWire).filter(({ dokter }) => dokter.slug === query.get('slug')) })
  if (pathname.endsWith('/get-jadwal-dokter')) {
    const code = query.get('spesialis')
    const rows = manyRows.map(rowOnWire).filter((row) => !code || row.layanan_spesialis.kode_spesialis === code)
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('perpage') ?? 10)]
    const pagination = { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length }
    return Response.json({ data: rows.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } })
  }
  if (pathname.endsWith('/jadwal_dokter/detail')) {
    const { tanggal } = (await request.json()) as { readonly tanggal: string }
    return Response.json({ process: true, detail: 'Data berhasil dimuat.', data: slotsOn(tanggal) })
  }
  return globalThis.fetch(request)
}

// Saturday, 21 November 2026, noon in Jakarta.
const site = contractSite(new Date('2026-11-21T05:00:00Z'), fetchRows)

const optionsAt = async (query: string) => {
  const { data } = loadedPage(await loadAppointment(site.contextOf(`/dokter/appointment?${query}`)))
  if (!data.options.ok) throw new Error('There is nothing to choose from')
  const options = data.options.value.map(({ label, hint, href }) => ({
    label: typeof label === 'string' ? label : label.text,
    hint: typeof hint === 'string' ? hint : hint?.text,
    href,
  }))
  return { step: data.step, options }
}

describe('a hospital of 171 schedule rows', () => {
  test('offers the specialties that only the last rows have', async () => {
    const { step, options } = await optionsAt('rs=RS01')
    expect(step).toBe('specialty')
    const codes = options.map(({ href }) => new URLSearchParams(href?.split('?')[1]).get('spesialis'))
    expect(new Set(codes)).toEqual(new Set(['SPOG', 'SPPD', 'SPA']))
  })

  test('offers all doctors of a specialty', async () => {
    expect((await optionsAt('rs=RS01&spesialis=SPPD')).options).toHaveLength(169)
  })

  test('shows all of them on the page of the service', async () => {
    const page = await loadHospitalService(site.contextOf('/rumah-sakit/rs-kawung-karawang/layanan/penyakit-dalam'))
    const { doctors } = loadedPage(page).data
    expect(doctors).toMatchObject({ ok: true, value: { length: 169 } })
  })
})

describe('an answer that has no other', () => {
  const hrefsOf = async (query: string) =>
    Object.fromEntries((await optionsAt(query)).options.map(({ label, hint, href }) => [label, [hint, href]]))

  test('leads from a specialty past its only doctor, who is named, and from one with many to all of them', async () => {
    const { options } = await optionsAt('rs=RS01&hari=Rabu')
    expect(options.map(({ hint, href }) => [hint, href])).toEqual(
      expect.arrayContaining([
        ['dr. Ratih', '/dokter/appointment?rs=RS01&spesialis=SPOG&dokter=dr-ratih&hari=Rabu'],
        [undefined, '/dokter/appointment?rs=RS01&spesialis=SPPD&hari=Rabu'],
      ]),
    )
  })

  test('leads to the doctors of a specialty where the only one has no days', async () => {
    const { options } = await optionsAt('rs=RS01')
    expect(options.map(({ hint, href }) => [hint, href])).toContainEqual([
      undefined,
      '/dokter/appointment?rs=RS01&spesialis=SPA',
    ])
  })

  test('can be looked at all the same: the step of the only doctor has an address', async () => {
    expect(await hrefsOf('rs=RS01&spesialis=SPOG')).toEqual({
      'dr. Ratih': ['Rabu', '/dokter/appointment?rs=RS01&spesialis=SPOG&dokter=dr-ratih'],
    })
  })
})

describe('a hospital with one specialty', () => {
  let isKept = false
  /** Of the specialties at RS06, only the first one remains. */
  const isLeft = (mapping: unknown) => !JSON.stringify(mapping).includes('"RS06"') || (!isKept && (isKept = true))
  const oneSpecialty: typeof globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const text = await answer.text()
    if (!text.includes('"mapping"')) return new Response(text, answer)
    isKept = false
    const edited: unknown = JSON.parse(text, (key, value: unknown) =>
      key === 'mapping' && Array.isArray(value) ? value.filter(isLeft) : value,
    )
    return Response.json(edited)
  }
  const specialised = contractSite(new Date('2026-11-21T05:00:00Z'), oneSpecialty)

  test('leads to its doctors, and the others to their specialties', async () => {
    const { options } = loadedPage(await loadAppointment(specialised.contextOf('/dokter/appointment'))).data
    const hrefs = partOr(options, []).map(({ href }) => href ?? '')
    expect(hrefs.filter((href) => href.includes('spesialis='))).toEqual([
      expect.stringMatching(/^\/dokter\/appointment\?rs=RS06&spesialis=[\w-]+$/),
    ])
    expect(hrefs).toContain('/dokter/appointment?rs=RS01')
  })
})

describe('a code or slug as wide as the contract allows', () => {
  test('leads on from the specialty', async () => {
    expect((await optionsAt('rs=RS01&spesialis=SP.PD')).step).toBe('doctor')
  })

  test('leads on from the doctor', async () => {
    expect((await optionsAt('rs=RS01&spesialis=SP.PD&dokter=dr.maya')).step).toBe('day')
  })
})

describe('a doctor with two specialties at one hospital', () => {
  test('is listed there once, with the days of both', async () => {
    const { step, options } = await optionsAt('dokter=dr.maya')
    expect(step).toBe('hospital')
    expect(options.map(({ label, hint }) => [label, hint])).toEqual([
      ['RS RS01', 'Senin, Rabu'],
      ['RS RS02', 'Jumat'],
    ])
  })

  test('can be booked in both', async () => {
    const { step, options } = await optionsAt('rs=RS01&dokter=dr.maya')
    expect(step).toBe('specialty')
    expect(options.map(({ label, hint }) => [label, hint])).toEqual([
      ['Penyakit Dalam', 'Senin'],
      ['Jantung', 'Rabu'],
    ])
  })

  test.each([
    ['SP.PD', 'Senin'],
    ['SPJP', 'Rabu'],
  ])('has the days of the one that was chosen: %s', async (code, day) => {
    const { options } = await optionsAt(`rs=RS01&spesialis=${code}&dokter=dr.maya`)
    expect(options.length).toBeGreaterThan(0)
    for (const { label } of options) expect(label).toMatch(new RegExp(`^${day}, `))
  })
})

test(
  'days that are wholly booked, or on leave, say so and cannot be pressed',
  { tags: ['booking.slots'] },
  async () => {
    const { options } = await optionsAt('rs=RS01&spesialis=SPJP&dokter=dr.maya')
    expect(options.slice(0, 3)).toEqual([
      { label: 'Rabu, 25 November 2026', hint: 'Penuh', href: undefined },
      { label: 'Rabu, 2 Desember 2026', hint: 'Cuti', href: undefined },
      {
        label: 'Rabu, 9 Desember 2026',
        hint: undefined,
        href: '/dokter/appointment?rs=RS01&spesialis=SPJP&dokter=dr.maya&tanggal=2026-12-09&jam=08%3A00',
      },
    ])
  },
)

test('the day of the week that was asked for stays in the address, from the first step to the slots', async () => {
  for (const query of [
    '',
    'rs=RS01',
    'rs=RS01&spesialis=SPPD',
    'rs=RS01&dokter=dr.maya',
    'rs=RS01&spesialis=SPJP&dokter=dr.maya',
  ]) {
    const { options } = await optionsAt(`${query}&hari=Rabu`)
    const pressable = options.flatMap(({ href }) => href ?? [])
    expect(pressable.length).toBeGreaterThan(0)
    for (const href of pressable) expect(href).toContain('hari=Rabu')
  }
})
