import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test('filtering changes the list without a reload, and tells how many there are', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await page.getByLabel('Nama paket').fill('vaksin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/paket?q=vaksin')
  const status = page.getByText('3 paket', { exact: true })
  await expect(status).toBeFocused()
  await expect(status).toBeInViewport()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  await page.goBack()
  await expect(page).toHaveURL('/paket')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByLabel('Nama paket')).toHaveValue('')
})
