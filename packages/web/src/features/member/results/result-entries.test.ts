import { expect, test } from 'vitest'
import { checkupEntry, filtered, labEntry, newestFirst, radiologyEntry, yearsOf } from './result-entries.ts'
import type { ResultEntry } from './result-entries.ts'
import type { ResultKind } from './result-kinds.ts'
import { meaningOf } from './verdict.ts'

const entry = (number: string, at: string | undefined, kind: ResultKind = 'laboratorium', hospital = 'RS01') =>
  ({
    key: { kind, hospital, number },
    title: number,
    hospital,
    at,
    findings: { status: 'complete', abnormal: 0, critical: false, judged: 'every', opinion: 'none' },
  }) satisfies ResultEntry

const entries = [
  entry('old', '2025-12-31T17:30:00Z'),
  entry('unknown', undefined),
  entry('new', '2026-11-20T08:00:00+07:00', 'radiologi'),
  entry('day', '2026-08-15', 'mcu', 'RS02'),
]

const numbers = (list: readonly ResultEntry[]) => list.map(({ key }) => key.number)

test('the newest are first, those without a time last', () => {
  expect(numbers(newestFirst(entries))).toEqual(['new', 'day', 'old', 'unknown'])
})

test("a year is one of Jakarta's calendar", () => {
  expect(yearsOf(entries)).toEqual(['2026'])
  expect(yearsOf([...entries, entry('older', '2025-12-31T16:30:00Z')])).toEqual(['2026', '2025'])
})

const all = { hospital: undefined, kind: undefined, year: undefined }

test.each([
  ['nothing', all, ['old', 'unknown', 'new', 'day']],
  ['the hospital', { ...all, hospital: 'RS02' }, ['day']],
  ['the kind', { ...all, kind: 'radiologi' }, ['new']],
  ['the year', { ...all, year: '2026' }, ['old', 'new', 'day']],
  ['what does not meet', { ...all, year: '2026', kind: 'radiologi', hospital: 'RS02' }, []],
] as const)('chosen by %s', (_what, filters, chosen) => {
  expect(numbers(filtered(entries, filters))).toEqual(chosen)
})

const row = {
  status: 'selesai',
  nopasien: '00-12-34-56',
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS', slug: 'rs' },
  waktu_hasil: '2026-11-20T08:00:00+07:00',
  jumlah_tidak_normal: 0,
  ada_pdf: true,
} as const

const labRow = {
  ...row,
  no_lab: 'LAB-1',
  waktu_sampel: null,
  dokter_pengirim: null,
  kelompok: [],
  jumlah_pemeriksaan: 1,
  ada_kritis: false,
}

test.each([
  ['a complete one with its report', {}, 'neutral', 'web.results.unflagged'],
  ['a corrected one', { status: 'dikoreksi' }, 'neutral', 'web.results.unflagged'],
  ['one with a flagged value', { jumlah_tidak_normal: 1 }, 'attention', 'web.results.abnormal'],
  ['one with a critical value', { jumlah_tidak_normal: 1, ada_kritis: true }, 'critical', 'web.results.critical'],
  ['one that is only a file', { jumlah_pemeriksaan: 0 }, 'neutral', 'web.results.report'],
  [
    'a part of one, whose report follows',
    { status: 'sebagian', ada_pdf: false },
    'waiting',
    'web.results.partial.unflagged',
  ],
  ['one that a doctor explains, which has no report', { ada_pdf: false }, 'neutral', 'web.results.report'],
  ['one in process', { status: 'proses', ada_pdf: false }, 'waiting', 'web.results.processing'],
] as const)('of a laboratory, %s says only what a list knows', (_what, differs, tone, text) => {
  const entry = labEntry({ ...labRow, ...differs })
  expect(entry).toMatchObject({ at: row.waktu_hasil, title: undefined })
  expect(meaningOf(entry.findings)).toMatchObject({ tone, text })
})

test.each([
  ['of one who is fit', {}, 'neutral', 'web.results.unflagged'],
  ['that did not ask for fitness', { kelayakan_kerja: null }, 'neutral', 'web.results.unflagged'],
  ['of one who is fit with remarks', { kelayakan_kerja: 'layak_dengan_catatan' }, 'attention', 'web.results.opinion'],
  ['of one who is unfit', { kelayakan_kerja: 'tidak_layak' }, 'attention', 'web.results.opinion'],
  ['with flagged values', { jumlah_tidak_normal: 3 }, 'attention', 'web.results.abnormal'],
  ['without a report', { ada_pdf: false }, 'neutral', 'web.results.report'],
  ['in process', { status: 'proses', kelayakan_kerja: null, ada_pdf: false }, 'waiting', 'web.results.processing'],
] as const)('a check-up %s says only what a list knows', (_what, differs, tone, text) => {
  const { findings } = checkupEntry({
    ...row,
    no_mcu: 'MCU-1',
    paket: 'Paket karyawan',
    tanggal: '2026-11-20',
    perusahaan: null,
    kelayakan_kerja: 'layak',
    ...differs,
  })
  expect(meaningOf(findings)).toMatchObject({ tone, text })
})

test.each([
  ['a complete report', 'selesai', 'neutral', 'web.results.report'],
  ['a part of a report', 'sebagian', 'waiting', 'web.results.partial.report'],
] as const)('of radiology, %s is to be read', (_what, status, tone, text) => {
  const { findings } = radiologyEntry({
    ...row,
    status,
    no_radiologi: 'RAD-1',
    modalitas: 'rontgen',
    pemeriksaan: 'Foto toraks PA',
    waktu_pemeriksaan: '2026-11-20T07:00:00+07:00',
    dokter_pengirim: null,
    jumlah_gambar: 1,
  })
  expect(meaningOf(findings)).toMatchObject({ tone, text })
})

const scan = {
  ...row,
  no_radiologi: 'RAD-1',
  modalitas: 'mri',
  pemeriksaan: 'MRI prostat',
  waktu_pemeriksaan: '2026-11-20T07:00:00+07:00',
  dokter_pengirim: 'dr. Arif',
  jumlah_gambar: 0,
} as const
const checkup = {
  ...row,
  no_mcu: 'MCU-1',
  paket: 'MCU Lansia',
  tanggal: '2026-11-20',
  perusahaan: null,
  kelayakan_kerja: null,
} as const

test.each<[string, (spoken: { readonly hanya_lisan?: boolean }) => ResultEntry, string | undefined]>([
  ['a laboratory', (spoken) => labEntry({ ...labRow, dokter_pengirim: 'dr. Arif', ...spoken }), 'dr. Arif'],
  ['radiology', (spoken) => radiologyEntry({ ...scan, ...spoken }), 'dr. Arif'],
  ['a check-up', (spoken) => checkupEntry({ ...checkup, ...spoken }), undefined],
])('a result of %s that only the doctor explains says so, and by whom', (_what, entryOf, doctor) => {
  expect(entryOf({ hanya_lisan: true }).spokenBy).toEqual({ doctor })
  expect(entryOf({ hanya_lisan: false }).spokenBy).toBeUndefined()
  expect(entryOf({}).spokenBy).toBeUndefined()
})
