import { describe, expect, it } from 'vitest'
import { badFields, companyToken, failure, must, openHouse } from '../hospital/testing/house.ts'

const hr = companyToken(77)
const steel = companyToken(80)

describe('Employees', () => {
  it('are listed by name and page, at least forty in each of two companies, only those of the own company', async () => {
    const { company } = openHouse()
    const first = await must(company(hr).listCompanyEmployees({ body: {} }))
    const second = await must(company(hr).listCompanyEmployees({ body: { page: 2 } }))
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 19, total: 186 })
    const names = [...first.data, ...second.data].map(({ nama_lengkap }) => nama_lengkap)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'id')))
    expect(new Set(first.data.map(({ perusahaan }) => perusahaan.id))).toEqual(new Set([12]))
    expect(
      (await must(company(steel).listCompanyEmployees({ body: { pageSize: 1 } }))).meta.pagination.total,
    ).toBeGreaterThanOrEqual(40)
  })

  it(
    'are found by a part of the name or number, by department and by state',
    { tags: ['company.employee-search', 'company.employee-filter'] },
    async () => {
      const { company } = openHouse()
      const { data } = await must(company(hr).listCompanyEmployees({ body: { search: 'eko pras' } }))
      expect(data.map(({ nama_lengkap }) => nama_lengkap)).toEqual(['Eko Prasetyo'])
      expect(
        (await must(company(hr).listCompanyEmployees({ body: { search: data[0]?.nik_karyawan.toLowerCase() ?? '' } })))
          .data,
      ).toEqual(data)
      const guards = await must(company(hr).listCompanyEmployees({ body: { departemen: 'Keamanan' } }))
      expect(guards.meta.pagination.total).toBe(3)
      const gone = await must(company(hr).listCompanyEmployees({ body: { status: 'nonaktif' } }))
      expect(gone.data.every(({ status }) => status === 'nonaktif')).toBe(true)
      expect(
        (await must(company(hr).listCompanyEmployees({ body: { search: 'tidak ada' } }))).meta.pagination,
      ).toMatchObject({ total: 0, pageCount: 0 })
    },
  )

  it('are as many as the company, its administrators and its health summary are told', async () => {
    const { company } = openHouse()
    for (const token of [hr, steel, companyToken(84)]) {
      const active = await must(company(token).listCompanyEmployees({ body: { status: 'aktif' } }))
      const { total } = active.meta.pagination
      const { data: profile } = await must(company(token).getCompanyProfile())
      const { data: summary } = await must(company(token).getCompanyMcuSummary({ query: {} }))
      const { data: clients } = await must(company(companyToken(1)).listCorporateClients({ body: {} }))
      expect([profile.jumlah_karyawan, summary.jumlah_karyawan]).toEqual([total, total])
      expect(clients.find(({ kd_perusahaan }) => kd_perusahaan === profile.kd_perusahaan)?.jumlah_karyawan).toBe(total)
    }
  })

  it(
    'are found by site, and by their latest check-up: those without one are due most',
    { tags: ['company.employee-filter'] },
    async () => {
      const { company } = openHouse()
      const large = company(companyToken(84))
      const first = await must(large.listCompanyEmployees({ body: { pageSize: 100 } }))
      expect(first.meta).toMatchObject({
        pagination: { total: 5000 },
        pilihan: {
          lokasi_kerja: ['Kantor Pusat Jakarta', 'Pabrik Karawang 1', 'Pabrik Karawang 2', 'Pabrik Purwakarta'],
        },
      })
      const site = await must(
        large.listCompanyEmployees({ body: { lokasi_kerja: 'Pabrik Purwakarta', pageSize: 100 } }),
      )
      expect(new Set(site.data.map(({ lokasi_kerja }) => lokasi_kerja))).toEqual(new Set(['Pabrik Purwakarta']))
      expect(site.meta.pilihan).toEqual(first.meta.pilihan)
      for (const arah of ['naik', 'turun'] as const) {
        const all = await Promise.all(
          [1, 2].map((page) =>
            must(company(hr).listCompanyEmployees({ body: { urut: 'mcu_terakhir', arah, pageSize: 100, page } })),
          ),
        )
        const days = all.flatMap(({ data }) => data.map(({ mcu_terakhir }) => mcu_terakhir?.tanggal))
        const known = days.filter((day) => day !== undefined).toSorted()
        expect(known.length).toBeLessThan(days.length)
        const ordered = [...Array.from({ length: days.length - known.length }), ...known]
        expect(days).toEqual(arah === 'naik' ? ordered : ordered.toReversed())
        expect(new Set(all.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(186)
      }
    },
  )

  it('of another company get the same 404 as unknown ones', async () => {
    const { company } = openHouse()
    expect((await failure(company(hr).getCompanyEmployee({ query: { id: 9301 } }))).kind).toBe('not-found')
    expect((await failure(company(hr).listCompanyEmployees({ body: { perusahaan_id: 13 } }))).kind).toBe('forbidden')
    const admin = company(companyToken(1))
    expect((await must(admin.listCompanyEmployees({ body: {} }))).meta.pagination.total).toBe(5286)
    expect((await must(admin.listCompanyEmployees({ body: { perusahaan_id: 14 } }))).meta.pagination.total).toBe(6)
  })
})

describe('Check-up results', () => {
  it(
    'show medical details only as far as the employee consents today',
    { tags: ['company.consent-by-contract'] },
    async () => {
      const { company } = openHouse()
      const list = await must(company(hr).listCompanyMcuResults({ body: { pageSize: 100 } }))
      const seen = new Set<string>()
      for (const { id, persetujuan } of list.data) {
        const { data } = await must(company(hr).getCompanyMcuResult({ query: { id } }))
        const holds = persetujuan.status === 'diberikan' && (persetujuan.berlaku_sampai ?? '9999') >= '2026-11-21'
        const allows = (scope: 'pengukuran' | 'laboratorium' | 'penunjang' | 'saran') =>
          holds && persetujuan.cakupan.includes(scope)
        seen.add(holds ? 'open' : persetujuan.status)
        expect(data.detail_medis === null).toBe(!holds)
        expect(data.detail_medis?.laboratorium != null).toBe(allows('laboratorium'))
        expect(data.detail_medis?.penunjang != null).toBe(allows('penunjang'))
        expect(data.detail_medis?.berkas != null).toBe(allows('penunjang') && allows('laboratorium'))
      }
      expect(seen).toEqual(new Set(['open', 'tidak_diberikan']))
      // The company must not be able to tell apart refused, withdrawn and never requested consents.
      const closed = list.data.map(({ persetujuan }) => persetujuan).filter(({ status }) => status !== 'diberikan')
      expect(closed.length).toBeGreaterThan(10)
      expect(new Set(closed.map((one) => JSON.stringify(one))).size).toBe(1)
    },
  )

  it('are those of the company that an administrator asks for, with its departments to filter by', async () => {
    const { company } = openHouse()
    const admin = company(companyToken(1))
    const list = (perusahaan_id?: number) =>
      must(admin.listCompanyMcuResults({ body: { pageSize: 100, ...(perusahaan_id && { perusahaan_id }) } }))
    const [all, one] = [await list(), await list(13)]
    expect(new Set(one.data.map(({ karyawan }) => karyawan.perusahaan.id))).toEqual(new Set([13]))
    expect(one.meta.pagination.total).toBeLessThan(all.meta.pagination.total)
    expect(one.meta.pilihan).toEqual((await must(company(steel).listCompanyMcuResults({ body: {} }))).meta.pilihan)
    expect((await failure(company(hr).listCompanyMcuResults({ body: { perusahaan_id: 13 } }))).kind).toBe('forbidden')
  })

  it('withhold the earlier check-up’s values as they withhold the later one’s', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).listCompanyMcuResults({ body: { tahun: 2026, pageSize: 100 } }))
    const compared = new Set<string>()
    for (const { id } of data) {
      const {
        detail_medis: detail,
        mcu_sebelumnya: earlier,
        tanggal,
      } = (await must(company(hr).getCompanyMcuResult({ query: { id } }))).data
      compared.add(earlier?.tanggal.slice(0, 4) ?? 'none')
      if (!earlier) continue
      expect(earlier.tanggal < tanggal).toBe(true)
      for (const part of ['pengukuran', 'laboratorium', 'penunjang'] as const)
        expect(earlier[part] === null).toBe((detail?.[part] ?? null) === null)
    }
    expect(compared).toEqual(new Set(['2025', 'none']))
  })

  it('are found by a risk factor only where the employee lets the employer see it', async () => {
    const { company } = openHouse()
    const { data } = await must(
      company(hr).listCompanyMcuResults({ body: { faktor_risiko: 'merokok', pageSize: 100 } }),
    )
    expect(data.length).toBeGreaterThan(0)
    for (const { id } of data) {
      const { detail_medis: detail } = (await must(company(hr).getCompanyMcuResult({ query: { id } }))).data
      expect(detail?.tindak_lanjut?.faktor_risiko).toContain('merokok')
    }
  })

  it('are found by day; an end before the beginning is refused', async () => {
    const { company } = openHouse()
    const find = (dari: string, sampai: string) => company(hr).listCompanyMcuResults({ body: { dari, sampai } })
    const { data, meta } = await must(find('2026-09-16', '2026-09-16'))
    expect(new Set(data.map(({ tanggal }) => tanggal))).toEqual(new Set(['2026-09-16']))
    expect(meta.pilihan.tahun).toEqual([2026, 2025, 2024])
    expect(await badFields(find('2026-09-17', '2026-09-16'))).toEqual(['sampai'])
  })

  it('equal those in the employee’s member area', async () => {
    const { company, care } = openHouse()
    const [latest] = (await must(company(hr).listCompanyMcuResults({ body: { search: 'Eko Prasetyo' } }))).data
    const { data } = await must(
      care('RS01', 'contoh-member-1011-0').listMcuResults({ body: { nopasien: '00-19-77-30' } }),
    )
    expect(data[0]).toMatchObject({
      tanggal: latest?.tanggal,
      kelayakan_kerja: latest?.kesimpulan,
      paket: latest?.paket,
    })
  })

  it('are listed the latest first, by year and conclusion', async () => {
    const { company } = openHouse()
    const { data } = await must(
      company(hr).listCompanyMcuResults({ body: { tahun: 2025, kesimpulan: 'layak_dengan_catatan', pageSize: 100 } }),
    )
    const days = data.map(({ tanggal }) => tanggal)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(data.map(({ tahun, kesimpulan }) => `${tahun} ${kesimpulan}`))).toEqual(
      new Set(['2025 layak_dengan_catatan']),
    )
  })
})
