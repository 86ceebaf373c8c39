import { describe, expect, it } from 'vitest'
import { badFields, companyToken, must, openHouse } from '../hospital/testing/house.ts'

const hr = companyToken(77)
const steel = companyToken(80)

describe('The health summary', () => {
  it('counts in steps of five, in the latest year', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).getCompanyMcuSummary())
    expect(data).toMatchObject({ tahun: 2026, tahun_tersedia: [2026, 2025, 2024], ditahan: null })
    expect(
      [data.kesimpulan, data.faktor_risiko, data.tekanan_darah, data.gula_darah, data.lemak_darah, data.imt].map(
        (ones) => ones.length,
      ),
    ).toEqual([4, 10, 4, 3, 3, 4])
    const { jumlah_karyawan: _exact, tahun_tersedia: _years, pilihan: _choices, ...counted } = data
    const numbers = [...JSON.stringify(counted).matchAll(/"(?!tahun)\w+":(\d+)/g)].map(([, number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(60)
    expect(numbers.filter((number) => number % 5 > 0)).toEqual([])
  })

  it('counts each person once, and returns zeros for a year without results', async () => {
    const { company } = openHouse()
    const pages = await Promise.all(
      [1, 2].map((page) => must(company(hr).listCompanyMcuResults({ query: { tahun: 2026, pageSize: 100, page } }))),
    )
    const people = new Set(pages.flatMap(({ data: rows }) => rows.map(({ karyawan }) => karyawan.id))).size
    const { data } = await must(company(hr).getCompanyMcuSummary({ query: { tahun: 2026 } }))
    expect(data.jumlah_diperiksa).toBe(people - (people % 5))
    const empty = await must(company(hr).getCompanyMcuSummary({ query: { tahun: 2010 } }))
    expect(empty.data).toMatchObject({ jumlah_diperiksa: 0, per_departemen: [] })
    expect(empty.data.kesimpulan.map(({ jumlah }) => jumlah)).toEqual([0, 0, 0, 0])
  })

  it('takes one filter, and one company', async () => {
    const { company } = openHouse()
    expect(
      await badFields(company(hr).getCompanyMcuSummary({ query: { departemen: 'Pemintalan', gender: 'L' } })),
    ).toEqual(['gender'])
    const admin = company(companyToken(1))
    expect(await badFields(admin.getCompanyMcuSummary())).toEqual(['perusahaan_id'])
    expect((await must(admin.getCompanyMcuSummary({ query: { perusahaan_id: 13 } }))).data.ditahan).toBeNull()
  })

  it('withholds a group that is too small, and says so beforehand', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).getCompanyMcuSummary({ query: { departemen: 'Keamanan' } }))
    expect(data).toMatchObject({ ditahan: 'terlalu_kecil', jumlah_diperiksa: null, kesimpulan: [], imt: [] })
    expect(data.pilihan.departemen).toContainEqual({ nilai: 'Keamanan', ditahan: 'terlalu_kecil' })
    expect(data.per_tahun.map(({ layak }) => layak)).toEqual([null, null, null])
  })

  it('gives no two answers whose difference is one to four people', async () => {
    const { company } = openHouse()
    for (const token of [hr, steel])
      for (const tahun of [2026, 2025, 2024]) {
        const all = (await must(company(token).getCompanyMcuSummary({ query: { tahun } }))).data
        const filters = Object.entries(all.pilihan).flatMap(([kind, choices]) =>
          choices.map(({ nilai }) => ({ [kind]: nilai })),
        )
        const answers = await Promise.all(
          filters.map(
            async (filter) => (await must(company(token).getCompanyMcuSummary({ query: { tahun, ...filter } }))).data,
          ),
        )
        const answered = [all, ...answers.filter(({ ditahan }) => ditahan === null)]
        expect(answered.length).toBeGreaterThan(5)
        const figures = answered.map((one) => [
          one.jumlah_diperiksa ?? 0,
          ...[one.kesimpulan, one.tekanan_darah, one.gula_darah, one.lemak_darah, one.imt].flatMap((ones) =>
            ones.map(({ jumlah }) => jumlah),
          ),
          ...one.faktor_risiko
            .toSorted((first, second) => first.faktor_risiko.localeCompare(second.faktor_risiko))
            .map(({ jumlah }) => jumlah),
        ])
        const differences = figures.flatMap((one) =>
          figures.flatMap((other) => one.map((figure, place) => Math.abs(figure - (other[place] ?? 0)))),
        )
        expect(differences.filter((difference) => difference > 0 && difference < 5)).toEqual([])
      }
  })
})
