import { localizedPath } from '../src/routes/href.ts'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { publicPages } from './public-pages.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const languages = [
  {
    locale: 'id',
    table: /^Indikator mutu, Triwulan (?:I|II|III|IV) 20\d\d$/,
    chart: 'Capaian dan target',
    first: ['Kepatuhan kebersihan tangan', '85', /\d,\d/],
    others: ['Penundaan operasi elektif', 'Kepatuhan identifikasi pasien'],
  },
  {
    locale: 'en',
    table: /^Quality indicators, quarter (?:I|II|III|IV) of 20\d\d$/,
    chart: 'What was reached, and the target',
    first: ['Hand hygiene compliance', '85', /\d\.\d/],
    others: ['Postponed elective operations', 'Patient identification'],
  },
] as const

for (const { locale, table, chart, first, others } of languages) {
  test(`with script a quality report is drawn: each indicator with its result and its target, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localizedPath(publicPages.qualityIndicator, locale))
    await hydrated(page)
    const plot = page.getByRole('figure', { name: chart })
    await plot.scrollIntoViewIfNeeded()
    await expect(page.getByRole('table', { name: table }).getByRole('rowheader')).toHaveCount(12)
    const [indicator, target, result] = first
    const drawn = plot.locator('svg g').filter({ hasText: indicator })
    await expect(drawn).toHaveCount(1)
    await expect(drawn).toContainText(result)
    await expect(drawn).toContainText(target)
    for (const name of others) await expect(plot.locator('svg g').filter({ hasText: name })).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}
