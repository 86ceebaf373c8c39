import { expectNoSidewaysScroll } from './keyboard.ts'
import { publicPages } from './public-pages.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test('with script a quality report is drawn: each indicator with its result and its target', async ({ page }) => {
  await page.goto(publicPages.qualityIndicator)
  await hydrated(page)
  const plot = page.getByRole('figure', { name: 'Capaian dan target' })
  await plot.scrollIntoViewIfNeeded()
  const table = page.getByRole('table', { name: /^Indikator mutu, Triwulan (?:I|II|III|IV) 20\d\d$/ })
  await expect(table.getByRole('rowheader')).toHaveCount(12)
  const drawn = plot.locator('svg g').filter({ hasText: 'Kepatuhan kebersihan tangan' })
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toContainText(/\d,\d/)
  await expect(drawn).toContainText('85')
  for (const name of ['Penundaan operasi elektif', 'Kepatuhan identifikasi pasien'])
    await expect(plot.locator('svg g').filter({ hasText: name })).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
