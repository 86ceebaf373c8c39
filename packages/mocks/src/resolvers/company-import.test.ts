import type { CompanyComponents } from '@hospital/sdk/company'
import { describe, expect, it } from 'vitest'
import { badFields, companyToken, failure, must, openHouse, refusal } from '../hospital/testing/house.ts'

type Schemas = CompanyComponents['schemas']
type Row = Schemas['ImportedEmployee']

const admin = companyToken(1)
const keys = ['0b8f6d0e-5f0a-4c52-9a5e-3f1f5a3f7c11', '5d1c9a3e-98f7-4a44-8f0e-d2a1b7f3c922'] as const

const row = (baris: number, rest: Partial<Row> = {}): Row => ({
  baris,
  nama_lengkap: 'Rahmat Hidayat',
  nik_karyawan: `BARU-${baris}`,
  tgl_lahir: '1990-03-02',
  gender: 'L',
  ...rest,
})

const setUp = () => {
  const house = openHouse()
  const request = (baris: Row[], rest: Partial<Schemas['ImportEmployeesRequest']> = {}) =>
    house
      .company(admin)
      .importEmployees({ body: { perusahaan_id: 12, mode: 'simpan', kunci: keys[0], baris, ...rest } })
  const count = async () =>
    (await must(house.company(admin).listCompanyEmployees({ body: { perusahaan_id: 12 } }))).meta.pagination.total
  return { ...house, request, count }
}

describe('Import of employees', () => {
  it('is for corporate admins only', async () => {
    const { company } = setUp()
    for (const user of [77, 84]) {
      const body = { perusahaan_id: 12, mode: 'simpan', kunci: keys[0], baris: [row(2)] } as const
      expect(
        (await failure(company(companyToken(user)).importEmployees({ body: { ...body, baris: [row(2)] } }))).kind,
      ).toBe('forbidden')
    }
  })

  it('registers rows without mistakes and says what is wrong with the others', async () => {
    const { request, company, count, hospital } = setUp()
    const before = await count()
    const [known] = hospital.companies.employees
    const { data } = await must(
      request([
        row(2, { departemen: 'Pemintalan', no_telp: '+6281200003333', nik: '3299010203900777' }),
        row(3, { nik_karyawan: known?.number.toLowerCase() ?? '' }),
        row(4, { nik: known?.identity ?? '' }),
        row(5, { tgl_lahir: '2026-11-21' }),
        row(6, { tgl_lahir: '1899-12-31' }),
        row(7, { nik_karyawan: 'baru-2' }),
        row(8, { nik: '3299010203900777' }),
        row(2, { nik_karyawan: 'BARU-9' }),
      ]),
    )
    expect(data.hasil.map(({ status, kesalahan }) => [status, ...Object.keys(kesalahan)])).toEqual([
      ['tersimpan'],
      ['ditolak', 'nik_karyawan'],
      ['ditolak', 'nik'],
      ['ditolak', 'tgl_lahir'],
      ['ditolak', 'tgl_lahir'],
      ['ditolak', 'nik_karyawan'],
      ['ditolak', 'nik'],
      ['ditolak', 'baris'],
    ])
    expect(data).toMatchObject({ jumlah_diterima: 1, jumlah_ditolak: 7 })
    expect(await count()).toBe(before + 1)
    const [stored] = data.hasil
    const detail = await must(company(companyToken(77)).getCompanyEmployee({ query: { id: stored?.karyawan_id ?? 0 } }))
    expect(detail.data).toMatchObject({ nama_lengkap: 'Rahmat Hidayat', departemen: 'Pemintalan', riwayat_mcu: [] })
    expect(JSON.stringify(detail)).not.toContain('3299010203900777')
  })

  it('takes the same number in another company', async () => {
    const { request, hospital } = setUp()
    const number = hospital.companies.employees[0]?.number ?? ''
    expect((await must(request([row(2, { nik_karyawan: number })], { perusahaan_id: 13 }))).data.jumlah_ditolak).toBe(0)
  })

  it('only checks when it is asked to', async () => {
    const { request, count } = setUp()
    const before = await count()
    const { data } = await must(request([row(2)], { mode: 'periksa' }))
    expect(data.hasil).toEqual([{ baris: 2, status: 'dapat_disimpan', karyawan_id: null, kesalahan: {} }])
    expect(await count()).toBe(before)
    expect((await must(request([row(2)]))).data.jumlah_diterima).toBe(1)
  })

  it('answers a repeat with the same key alike and doubles nothing; the key serves no other batch', async () => {
    const { request, count } = setUp()
    const before = await count()
    const first = await must(request([row(2), row(3)]))
    expect(await must(request([row(2), row(3)]))).toEqual(first)
    expect(await count()).toBe(before + 2)
    expect(await badFields(request([row(4)]))).toEqual(['kunci'])
    expect(await badFields(request([row(2), row(3)], { perusahaan_id: 13 }))).toEqual(['kunci'])
    expect((await must(request([row(2)], { kunci: keys[1] }))).data.jumlah_ditolak).toBe(1)
  })

  it('refuses companies that are unknown or inactive', async () => {
    const { request } = setUp()
    expect((await failure(request([row(2)], { perusahaan_id: 999 }))).kind).toBe('not-found')
    expect(await refusal(request([row(2)], { perusahaan_id: 15 }))).toContain('tidak aktif')
  })

  it.each([
    ['no row', []],
    ['more than 500 rows', Array.from({ length: 501 }, (_, index) => row(index + 1))],
    ['an unknown gender', [row(2, { gender: 'M' as 'L' })]],
    ['a day of no calendar', [row(2, { tgl_lahir: '1990-02-30' })]],
    ['a day in another order', [row(2, { tgl_lahir: '02/03/1990' })]],
    ['a long name', [row(2, { nama_lengkap: 'a'.repeat(101) })]],
    ['a blank number', [row(2, { nik_karyawan: ' ' })]],
    ['a short identity number', [row(2, { nik: '123' })]],
  ])('refuses a batch with %s', async (_what, rows) => {
    const { request, count } = setUp()
    const before = await count()
    expect((await failure(request(rows))).kind).toBe('invalid')
    expect(await count()).toBe(before)
  })
})
