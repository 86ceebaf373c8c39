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
