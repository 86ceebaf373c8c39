import { expect, test } from 'vitest'
import type { Message } from '../../../i18n/use-message.ts'
import { panelsOf } from './panels.ts'
import type { Summary } from './summary.ts'

/** The id of a message and its values, in place of its words. */
const message: Message = (id, values = {}) => [id, ...Object.values(values).map(String)].join(' ')

const empty: Summary = {
  tahun: 2026,
  saringan: { lokasi: null, departemen: null, kelompok_usia: null, gender: null },
  tahun_tersedia: [2026],
  pilihan: { lokasi: [], departemen: [], kelompok_usia: [], gender: [] },
  ditahan: null,
  jumlah_karyawan: 40,
  jumlah_diperiksa: 35,
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

const merokok = 'web.company.summary.risk.smoking'
const obesitas = 'web.company.summary.risk.weight'
const words = 'web.company.summary'

test.each([
  [20, 10, `${words}.findings.answer ${merokok} 20 ${obesitas}`],
  [20, 0, `${words}.findings.one ${merokok} 20`],
  [20, undefined, `${words}.findings.one ${merokok} 20`],
  [0, 0, `${words}.findings.none`],
  [undefined, undefined, `${words}.findings.none`],
])('findings of %o and %o people: only those of 5 people or more are named', (first, second, answer) => {
  const faktor_risiko = [
    ...(first === undefined ? [] : [{ faktor_risiko: 'merokok' as const, jumlah: first }]),
    ...(second === undefined ? [] : [{ faktor_risiko: 'obesitas' as const, jumlah: second }]),
  ]
  expect(answerOf('temuan', { faktor_risiko })).toBe(answer)
})

const department = (departemen: string, layak: number, layak_dengan_catatan: number) => ({
  departemen,
  layak,
  layak_dengan_catatan,
  tidak_layak_sementara: 0,
  tidak_layak: 0,
})

test.each([
  [[department('Gudang', 200, 5), department('Produksi', 20, 60)], `${words}.departments.answer Produksi 60`],
  [[department('Gudang', 50, 5), department('Produksi', 20, 5)], `${words}.departments.unclear`],
  [[department('Produksi', 20, 60)], `${words}.departments.unclear`],
  [[department('Gudang', 50, 0), department('Produksi', 20, 0)], `${words}.departments.none`],
  [[], undefined],
])('of the departments one is named only if its share is certainly the largest', (per_departemen, answer) => {
  expect(answerOf('departemen', { per_departemen })).toBe(answer)
})

test('departments that are withheld are named as withheld', () => {
  const departemen = [
    { nilai: 'Gudang', ditahan: null },
    { nilai: 'Kantor', ditahan: 'terlalu_kecil' as const },
    { nilai: 'Tenun', ditahan: 'selisih_terlalu_kecil' as const },
  ]
  const changes = { pilihan: { ...empty.pilihan, departemen }, per_departemen: [department('Gudang', 50, 0)] }
  expect(answerOf('departemen', changes)).toBe(`${words}.departments.none ${words}.departments.withheld Kantor, Tenun`)
})

test.each([
  [20, `${words}.risk.answer ${obesitas} 20 2026`],
  [0, `${words}.risk.few ${obesitas} 2026`],
  [null, `${words}.withheld`],
])('a risk of %o people', (count, answer) => {
  const year = {
    tahun: 2026,
    jumlah_diperiksa: 35,
    layak: 30,
    layak_dengan_catatan: 5,
    tidak_layak_sementara: 0,
    tidak_layak: 0,
    hipertensi: count,
    hiperglikemia: count,
    dislipidemia: count,
    obesitas: count,
  }
  expect(answerOf('berat-badan', { per_tahun: [year] })).toBe(`${answer} ${words}.trend.unknown 2025`)
})
