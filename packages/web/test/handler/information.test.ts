import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const report = '/informasi/data-indikator-mutu/indikator-mutu-rs-kawung-karawang-triwulan-3-2026'

const languages = [
  {
    language: '',
    title: 'Indikator Mutu RS Kawung Karawang Triwulan III 2026',
    table: 'Indikator mutu, Triwulan III 2026',
    days: '3,6 hari',
    columns: ['Indikator', 'Target', 'Capaian', 'Keterangan'],
    summary: '8 dari 12 indikator mencapai target.',
    met: 'Tercapai',
    missed: 'Belum tercapai',
    rows: [
      ['Kepatuhan kebersihan tangan', '≥ 85%', '88,4%', 'Tercapai'],
      ['Penundaan operasi elektif', '≤ 5%', '3,1%', 'Tercapai'],
      ['Kepatuhan identifikasi pasien', '≥ 100%', '99,7%', 'Belum tercapai'],
    ],
    others: 'Indikator lainnya',
    unmeasured: 'Belum diukur',
    records: 'Permintaan Rekam Medis',
    files: [/^Unduh Formulir permintaan rekam medis \(PDF\)$/, /^Unduh Surat kuasa rekam medis \(PDF\)$/],
    noFiles: 'Belum ada berkas untuk diunduh',
    nurse: 'Perawat ICU',
    deadline: /^Lamaran diterima sampai \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    apply: 'Kirim lamaran',
    closed: 'Lowongan ini sudah ditutup',
    about: 'Tentang RS Kawung',
    hospitals: '6 rumah sakit dalam satu grup',
    visit: /^Lihat halaman rumah sakit/,
    call: 'Telepon',
  },
  {
    language: '/en',
    title: 'Quality Indicators of RS Kawung Karawang, Quarter 3 of 2026',
    table: 'Quality indicators, quarter III of 2026',
    days: '3.6 days',
    columns: ['Indicator', 'Target', 'Result', 'Assessment'],
    summary: '8 of 12 indicators met their target.',
    met: 'Met',
    missed: 'Not met yet',
    rows: [
      ['Hand hygiene compliance', '≥ 85%', '88.4%', 'Met'],
      ['Postponed elective operations', '≤ 5%', '3.1%', 'Met'],
      ['Patient identification', '≥ 100%', '99.7%', 'Not met yet'],
    ],
    others: 'Further indicators',
    unmeasured: 'Not measured',
    records: 'Requesting Medical Records',
    files: [/^Download .+ \(PDF\)$/, /^Download .+ \(PDF\)$/],
    noFiles: 'There are no files to download yet',
    nurse: 'ICU Nurse',
    deadline: /^Applications are accepted until \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    apply: 'Send an application',
    closed: 'This vacancy is closed',
    about: 'About RS Kawung',
    hospitals: '6 hospitals in one group',
    visit: /^See the hospital’s page/,
    call: 'Call',
  },
] as const

describe.each(languages)('in the language of $about', (words) => {
  const { language } = words

  test(
    'the quality indicators lead to reports, each a table in words: indicator, target, result, and whether it was met',
    { tags: ['routes.quality', 'information.quality'] },
    async () => {
      const list = await visitor.open(`${language}/informasi/data-indikator-mutu`)
      expect(list.main.all('article')).toHaveLength(6)
      const { address, main } = await list.follow(list.main.one('a', { named: words.title }))
      expect(address).toBe(`${language}${report}`)
      expect(main.one('h1').text).toBe(words.title)
      expect(main.has('*', { text: words.summary })).toBe(true)
      const table = main.one('table', { named: words.table })
      expect(table.all('th', { scope: 'col' }).map(({ text }) => text)).toEqual(words.columns)
      expect(table.all('th', { scope: 'row' })).toHaveLength(12)
      expect(table.all('td', { text: words.met })).toHaveLength(8)
      expect(table.all('td', { text: words.missed })).toHaveLength(4)
      for (const [indicator, ...cells] of words.rows) {
        const row = table.all('tr').find((each) => each.has('th', { text: indicator }))
        expect(row?.all('td').map(({ text }) => text)).toEqual(cells)
      }
      const others = main.one('section', { named: words.others }).all('dd')
      expect(others.map(({ text }) => text)).toEqual([words.days, words.unmeasured])
    },
  )

  test(
    'a form has what it is for and its files, or says that there are none',
    { tags: ['routes.forms', 'information.forms'] },
    async () => {
      const { main } = await visitor.open(`${language}/informasi/forms/rekam-medis`)
      expect(main.one('h1').text).toBe(words.records)
      const files = main.all('a').filter(({ name }) => words.files.some((file) => file.test(name)))
      expect(files).toHaveLength(2)
      for (const file of files) {
        const response = await fetch(file.attribute('href') ?? '')
        expect(response.headers.get('content-type')).toBe('application/pdf')
        await response.body?.cancel()
      }
      expect((await visitor.open(`${language}/informasi/forms/kepuasan-pasien`)).main.text).toContain(words.noFiles)
    },
  )

  test(
    'a vacancy names the place, the deadline and how to apply, or that it is closed',
    { tags: ['routes.careers', 'information.careers'] },
    async () => {
      const { main } = await visitor.open(`${language}/informasi/karir/perawat-icu`)
      expect(main.one('h1').text).toBe(words.nurse)
      expect(main.one('a', { named: 'RS Kawung Karawang' }).attribute('href')).toBe(
        `${language}/rumah-sakit/rs-kawung-karawang`,
      )
      expect(main.has('*', { text: words.deadline })).toBe(true)
      expect(main.one('a', { named: words.apply }).attribute('href')).toBe(
        `mailto:karir@rs-kawung.example?subject=${encodeURIComponent(words.nurse)}`,
      )
      expect(main.text).not.toContain(words.closed)
      const closed = await visitor.open(`${language}/informasi/karir/staf-teknologi-informasi`)
      expect(closed.main.has('*', { text: words.closed })).toBe(true)
      expect(closed.main.has('a', { named: words.apply })).toBe(false)
    },
  )

  test(
    'the group is told of by its hospitals, each with its words, its address and how to reach it',
    { tags: ['routes.other-names', 'information.about'] },
    async () => {
      const { main } = await visitor.open(`${language}/about-us`)
      expect(main.one('h1').text).toBe(words.about)
      expect(main.text).toContain(words.hospitals)
      const hospitals = main.all('section')
      expect(hospitals).toHaveLength(6)
      for (const hospital of hospitals) {
        const name = hospital.one('h2').text
        expect(hospital.text).toMatch(new RegExp(`${name} (?:adalah|berdiri|melayani)|Di ${name},`))
        expect(hospital.has('*', { text: /^Jl\. / })).toBe(true)
        const call = hospital.one('a', { named: new RegExp(`^${words.call} ${name}, `) })
        expect(call.attribute('href')).toMatch(/^tel:\+62/)
        expect(hospital.one('a', { named: words.visit }).attribute('href')).toMatch(
          new RegExp(`^${language}/rumah-sakit/rs-kawung-`),
        )
      }
    },
  )
})
