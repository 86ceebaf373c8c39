import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test('filtering changes the list without a reload, and tells how many there are', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  // None of these ends within days: a run may go on after midnight in Jakarta.
  await page.getByLabel('Nama paket').fill('panel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/paket?q=panel')
  const status = page.getByText('2 paket', { exact: true })
  await expect(status).toBeFocused()
  await expect(status).toBeInViewport()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  await page.goBack()
  await expect(page).toHaveURL('/paket')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByLabel('Nama paket')).toHaveValue('')
})

for (const [prefix, compare, tick, title] of [
  ['', 'Bandingkan', /^Bandingkan Medical Check Up (Dasar|Eksekutif)$/, 'Bandingkan paket'],
  ['/en', 'Compare', /^Compare (Basic|Executive) Medical Check-Up$/, 'Compare packages'],
] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a narrow phone at ${prefix}/paket, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })

      test('two packages that were ticked are seen side by side, without scrolling sideways', async ({ page }) => {
        await page.goto(`${prefix}/paket`)
        if (javaScriptEnabled) await hydrated(page)
        const boxes = page.getByRole('checkbox', { name: tick })
        await expect(boxes).toHaveCount(2)
        for (const box of await boxes.all()) await box.check()
        await page.getByRole('button', { name: compare, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page).toHaveURL(
          `${prefix}/informasi/bandingkan-paket?paket=medical-check-up-eksekutif&paket=medical-check-up-dasar`,
        )
        const table = page.getByRole('table')
        await expect(table.getByRole('rowheader')).toHaveCount(5)
        await expect(table.getByText(/650[.,]000/)).toBeVisible()
        await expect(table.getByText(/2[.,]450[.,]000/)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await table
          .getByRole('link', { name: javaScriptEnabled ? /^(Reservasi|Reserve) / : /^(Medical|Executive)/ })
          .first()
          .click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/paket/medical-check-up-eksekutif`))
      })
    })
