import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '../../../i18n/use-message.ts'
import { panelsOf } from './panels.ts'
import type { Summary } from './summary.ts'

/** Replaces the words of a message by its id and its values. */
const message: Message = (id, values = {}) => [id, ...Object.values(values).map(String)].join(' ')

const empty: Summary = {
  tahun: 2026,
  saringan: { lokasi: null, departemen: null, kelompok_usia: null, gender: null },
  tahun_tersedia: [2026],
  pilihan: { lokasi: [], departemen: [], kelompok_usia: [], gender: [] },
  jumlah_karyawan: 40,
  jumlah_diperiksa: 35,
  jumlah_setuju: { pengukuran: 30, laboratorium: 24, saran: 30 },
  diperbarui_pada: '2026-11-24T08:00:00+07:00',
  kesimpulan: [],
  faktor_risiko: [],
  per_departemen: [],
  tekanan_darah: [],
  gula_darah: [],
  lemak_darah: [],
  imt: [],
  per_tahun: [],
}

const answerOf = (id: string, changes: Partial<Summary>) =>
  panelsOf({ ...empty, ...changes }, message).find((panel) => panel.id === id)?.answer

const words = 'web.company.summary'
const merokok = 'web.company.finding.smoking'
const obesitas = 'web.company.finding.obesity'
const asamUrat = 'web.company.finding.uricAcid'

test.each([
  [[20, 10, 5], `${words}.findings.answer ${merokok} 20 30 ${obesitas}`],
  [[10, 20, 5], `${words}.findings.answer ${obesitas} 20 30 ${merokok}`],
  [[20, 20, 5], `${words}.findings.answer ${merokok}, ${obesitas} 20 30 ${asamUrat}`],
  [[20, 10, 10], `${words}.findings.answer ${merokok} 20 30 ${obesitas}, ${asamUrat}`],
  [[20, 0, 0], `${words}.findings.one ${merokok} 20 30`],
  [[0, 0, 0], `${words}.findings.none 30`],
  [[], `${words}.few.agreed`],
])('findings of %o people: those of one rounded count are named together', (counts, answer) => {
  const faktor_risiko = (['merokok', 'obesitas', 'hiperurisemia'] as const).flatMap((factor, place) => {
    const jumlah = counts[place]
    return jumlah === undefined ? [] : [{ faktor_risiko: factor, jumlah }]
  })
  expect(answerOf('temuan', { faktor_risiko })).toBe(answer)
})

test.each([
  [12, 5, 20, `${words}.fitness.answer 17 20 85 2026`],
  [1, 1, 3, `${words}.fitness.answer 2 3 67 2026`],
  [290, 9, 300, `${words}.fitness.answer 299 300 99 2026`],
  [0, 0, 0, `${words}.fitness.notExamined 2026`],
])('%i fit and %i with notes of %i', (layak, notes, jumlah_diperiksa, answer) => {
  const kesimpulan = [
    { kesimpulan: 'layak' as const, jumlah: layak },
    { kesimpulan: 'layak_dengan_catatan' as const, jumlah: notes },
  ]
  expect(answerOf('kelayakan', { kesimpulan, jumlah_diperiksa })).toBe(answer)
})

const department = (departemen: string, layak: number, layak_dengan_catatan: number) => ({
  departemen,
  layak,
  layak_dengan_catatan,
  tidak_layak_sementara: 0,
  tidak_layak: 0,
})

test.each([
  [[department('Gudang', 200, 5), department('Produksi', 20, 60)], `${words}.departments.answer Produksi 60 80 75`],
  [[department('Gudang', 50, 5), department('Produksi', 50, 5)], `${words}.departments.unclear`],
  [[department('Produksi', 20, 60)], `${words}.departments.unclear`],
  [[department('Gudang', 50, 0), department('Produksi', 20, 0)], `${words}.departments.none`],
  [[], undefined],
])('of the departments the one with the largest share is named', (per_departemen, answer) => {
  expect(answerOf('departemen', { per_departemen })).toBe(answer)
})

const yearOf = (tahun: number, jumlah_setuju: number, count: number | null) => ({
  tahun,
  jumlah_diperiksa: 35,
  jumlah_setuju,
  layak: 30,
  layak_dengan_catatan: 5,
  tidak_layak_sementara: 0,
  tidak_layak: 0,
  hipertensi: count,
  hiperglikemia: count,
  dislipidemia: count,
  obesitas: count,
})

test.each([
  [20, `${words}.risk.answer ${obesitas} 20 30 2026 ${words}.trend.unknown 2025`],
  [0, `${words}.risk.few ${obesitas} 30 2026 ${words}.trend.unknown 2025`],
  [null, `${words}.few.agreed`],
])('a risk of %o people', (count, answer) => {
  expect(answerOf('berat-badan', { per_tahun: [yearOf(2026, 30, count)] })).toBe(answer)
})

const rounded = (count: number) => count - (count % 5)

test('no sentence about findings is wrong by exact counts, in 500 companies', () => {
  const agreed = fc.integer({ min: 5, max: 400 })
  const counts = agreed.chain((all) =>
    fc.tuple(fc.constant(all), fc.array(fc.nat({ max: all }), { minLength: 3, maxLength: 3 })),
  )
  const factors = ['merokok', 'obesitas', 'hiperurisemia'] as const
  fc.assert(
    fc.property(counts, counts, ([all, exact], [allBefore, exactBefore]) => {
      const faktor_risiko = factors
        .map((factor, place) => ({ faktor_risiko: factor, jumlah: rounded(exact[place] ?? 0) }))
        .toSorted((one, other) => other.jumlah - one.jumlah)
      const jumlah_setuju = { ...empty.jumlah_setuju, saran: all }
      const findings = answerOf('temuan', { faktor_risiko, jumlah_setuju }) ?? ''
      const most = [merokok, obesitas, asamUrat][exact.indexOf(Math.max(...exact))] ?? ''
      if (Math.max(...exact) >= 5) expect(findings.split(/ \d/)[0]).toContain(most)
      else expect(findings).toContain('findings.none')

      const [now = 0, before = 0] = [exact[0], exactBefore[0]]
      const risk = answerOf('berat-badan', {
        per_tahun: [yearOf(2025, allBefore, rounded(before)), yearOf(2026, all, rounded(now))],
      })
      if (risk?.includes('trend.up')) expect(now / all).toBeGreaterThan(before / allBefore)
      if (risk?.includes('trend.down')) expect(now / all).toBeLessThan(before / allBefore)
    }),
    { numRuns: 500 },
  )
})

test('bars are shares of their own whole: the employees examined, or those with a consent', () => {
  const charts = panelsOf({ ...empty, per_tahun: [yearOf(2025, 20, 5), yearOf(2026, 30, 10)] }, message)
  const rows = charts.flatMap((panel) => panel.charts).filter(({ caption }) => caption.includes('years'))
  expect(rows.map((chart) => chart.rows.map(({ of }) => of))).toEqual([
    [35, 35],
    ...Array.from({ length: 4 }, () => [20, 30]),
  ])
})
