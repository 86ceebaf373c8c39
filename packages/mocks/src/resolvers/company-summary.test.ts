import { describe, expect, it } from 'vitest'
import { badFields, companyToken, must, openHouse } from '../hospital/testing/house.ts'

const hr = companyToken(77)

describe('The health summary', () => {
  it('counts the latest year, each person once, conclusions exactly', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).getCompanyMcuSummary())
    expect(data).toMatchObject({ tahun: 2026, tahun_tersedia: [2026, 2025, 2024] })
    expect(
      [data.kesimpulan, data.faktor_risiko, data.tekanan_darah, data.gula_darah, data.lemak_darah, data.imt].map(
        (ones) => ones.length,
      ),
    ).toEqual([4, 10, 4, 3, 3, 4])
    const pages = await Promise.all(
      [1, 2].map((page) => must(company(hr).listCompanyMcuResults({ body: { tahun: 2026, pageSize: 100, page } }))),
    )
    const rows = pages.flatMap(({ data: ones }) => ones)
    const latest = new Map(rows.toReversed().map((row) => [row.karyawan.id, row]))
    expect(data.jumlah_diperiksa).toBe(latest.size)
    const fit = [...latest.values()].filter(({ kesimpulan }) => kesimpulan === 'layak').length
    expect(data.kesimpulan).toContainEqual({ kesimpulan: 'layak', jumlah: fit })
    // The employees whose risk factors the company may see today in the list of results.
    const agreed = [...latest.values()].filter(
      ({ persetujuan: { status, cakupan, berlaku_sampai: until } }) =>
        status === 'diberikan' && cakupan.includes('saran') && (until === null || until >= '2026-11-21'),
    )
    expect(data.jumlah_setuju.saran).toBe(agreed.length)
  })

  it('returns zeros for a year and a group without results', async () => {
    const { company } = openHouse()
    const empty = await must(company(hr).getCompanyMcuSummary({ query: { tahun: 2010 } }))
    expect(empty.data).toMatchObject({ jumlah_diperiksa: 0, per_departemen: [], faktor_risiko: [] })
    expect(empty.data.kesimpulan.map(({ jumlah }) => jumlah)).toEqual([0, 0, 0, 0])
    const unknown = await must(company(hr).getCompanyMcuSummary({ query: { departemen: 'Dapur' } }))
    expect(unknown.data).toMatchObject({ jumlah_diperiksa: 0, jumlah_setuju: { saran: 0 }, imt: [] })
  })

  it('takes one filter, and one company', async () => {
    const { company } = openHouse()
    expect(
      await badFields(company(hr).getCompanyMcuSummary({ query: { departemen: 'Pemintalan', gender: 'L' } })),
    ).toEqual(['gender'])
    const admin = company(companyToken(1))
    expect(await badFields(admin.getCompanyMcuSummary())).toEqual(['perusahaan_id'])
    expect(
      (await must(admin.getCompanyMcuSummary({ query: { perusahaan_id: 13 } }))).data.jumlah_diperiksa,
    ).toBeGreaterThan(0)
  })

  it(
    'breaks down no findings of a group in which fewer than five agreed',
    { tags: ['company.summary-small'] },
    async () => {
      const { company } = openHouse()
      const { data } = await must(company(hr).getCompanyMcuSummary({ query: { departemen: 'Keamanan' } }))
      expect(data).toMatchObject({ faktor_risiko: [], tekanan_darah: [], imt: [] })
      expect(data.jumlah_setuju.saran).toBeLessThan(5)
      expect(data.pilihan.departemen).toContain('Keamanan')
      expect(data.per_tahun.map(({ hipertensi }) => hipertensi)).toEqual([null, null, null])
      expect(data.kesimpulan.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(data.jumlah_diperiksa)
    },
  )
})
