import { expectNoSidewaysScroll } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

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
    chart: 'Capaian dan target',
    records: 'Permintaan Rekam Medis',
    files: [/^Unduh Formulir permintaan rekam medis \(PDF\)$/, /^Unduh Surat kuasa rekam medis \(PDF\)$/],
    noFiles: 'Belum ada berkas untuk diunduh',
    nurse: 'Perawat ICU',
    deadline: /^Lamaran diterima sampai \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    apply: 'Kirim lamaran',
    closed: 'Lowongan ini sudah ditutup',
    about: 'Tentang RS Kawung',
    hospitals: '6 rumah sakit dalam satu grup',
    visit: 'Lihat halaman rumah sakit',
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
    chart: 'What was reached, and the target',
    records: 'Requesting Medical Records',
    files: [/^Download .+ \(PDF\)$/, /^Download .+ \(PDF\)$/],
    noFiles: 'There are no files to download yet',
    nurse: 'ICU Nurse',
    deadline: /^Applications are accepted until \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    apply: 'Send an application',
    closed: 'This vacancy is closed',
    about: 'About RS Kawung',
    hospitals: '6 hospitals in one group',
    visit: 'See the hospital’s page',
    call: 'Call',
  },
] as const

for (const words of languages) {
  const { language } = words

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${language}/informasi/data-indikator-mutu leads to reports, each a table in words: indicator, target, result, and whether it was met`, async ({
      page,
    }) => {
      await page.goto(`${language}/informasi/data-indikator-mutu`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
      await page.getByRole('main').getByRole('link', { name: words.title, exact: true }).click()
      await expect(page).toHaveURL(`${language}${report}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(page.getByText(words.summary, { exact: true })).toBeVisible()
      const table = page.getByRole('table', { name: words.table })
      await expect(table.getByRole('columnheader')).toHaveText([...words.columns])
      await expect(table.getByRole('rowheader')).toHaveCount(12)
      await expect(table.getByRole('cell', { name: words.met, exact: true })).toHaveCount(8)
      await expect(table.getByRole('cell', { name: words.missed, exact: true })).toHaveCount(4)
      for (const [indicator, ...cells] of words.rows) {
        await expect(
          table
            .getByRole('row')
            .filter({ has: page.getByRole('rowheader', { name: indicator, exact: true }) })
            .getByRole('cell'),
        ).toHaveText(cells)
      }
      await expect(page.getByRole('region', { name: words.others }).getByRole('definition')).toHaveText([
        words.days,
        words.unmeasured,
      ])
    })

    test(`${language}/informasi/forms has what a form is for and its files, or says that there are none`, async ({
      page,
      request,
    }) => {
      await page.goto(`${language}/informasi/forms/rekam-medis`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.records)
      const files = main
        .getByRole('link', { name: words.files[0] })
        .or(main.getByRole('link', { name: words.files[1] }))
      await expect(files).toHaveCount(2)
      for (const file of await files.all())
        expect((await request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
          'application/pdf',
        )
      await page.goto(`${language}/informasi/forms/kepuasan-pasien`)
      await expect(main.getByText(words.noFiles)).toBeVisible()
    })

    test(`${language}/informasi/karir names the place, the deadline and how to apply, or that a vacancy is closed`, async ({
      page,
    }) => {
      await page.goto(`${language}/informasi/karir/perawat-icu`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.nurse)
      await expect(main.getByRole('link', { name: 'RS Kawung Karawang' })).toHaveAttribute(
        'href',
        `${language}/rumah-sakit/rs-kawung-karawang`,
      )
      await expect(main.getByText(words.deadline)).toBeVisible()
      await expect(main.getByRole('link', { name: words.apply })).toHaveAttribute(
        'href',
        `mailto:karir@rs-kawung.example?subject=${encodeURIComponent(words.nurse)}`,
      )
      await expect(main.getByText(words.closed)).toHaveCount(0)
      await page.goto(`${language}/informasi/karir/staf-teknologi-informasi`)
      await expect(main.getByText(words.closed, { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: words.apply })).toHaveCount(0)
    })

    test(`${language}/about-us tells of the group by its hospitals, each with its words, its address and how to reach it`, async ({
      page,
    }) => {
      await page.goto(`${language}/about-us`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about)
      await expect(page.getByText(words.hospitals)).toBeVisible()
      const hospitals = page.getByRole('main').getByRole('region')
      await expect(hospitals).toHaveCount(6)
      for (const hospital of await hospitals.all()) {
        const name = (await hospital.getByRole('heading', { level: 2 }).textContent()) ?? ''
        await expect(hospital.getByText(new RegExp(`${name} (?:adalah|berdiri|melayani)|Di ${name},`))).toBeVisible()
        await expect(hospital.getByText(/^Jl\. /)).toBeVisible()
        await expect(hospital.getByRole('link', { name: new RegExp(`^${words.call} ${name}, `) })).toHaveAttribute(
          'href',
          /^tel:\+62/,
        )
        await expect(hospital.getByRole('link', { name: words.visit })).toHaveAttribute(
          'href',
          new RegExp(`^${language}/rumah-sakit/rs-kawung-`),
        )
      }
    })
  })

  test(`${language}${report} is drawn for those who have script: each indicator with what was reached and its target`, async ({
    page,
  }) => {
    await page.goto(`${language}${report}`)
    await hydrated(page)
    const plot = page.getByRole('figure', { name: words.chart })
    await plot.scrollIntoViewIfNeeded()
    await expect(page.getByRole('table', { name: words.table }).getByRole('rowheader')).toHaveCount(12)
    const [[indicator, target, result]] = words.rows
    const drawn = plot.locator('svg g').filter({ hasText: indicator })
    await expect(drawn).toHaveCount(1)
    await expect(drawn).toContainText(result.replace('%', ''))
    await expect(drawn).toContainText(target.replace(/[≥%\s]/g, ''))
    for (const [name] of words.rows) await expect(plot.locator('svg g').filter({ hasText: name })).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}
