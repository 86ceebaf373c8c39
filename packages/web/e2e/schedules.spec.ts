import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page’s form leads here', async ({ page }) => {
    await page.goto('/en')
    await page.locator('select[name=hari]').selectOption('Senin')
    await page.locator('form:has(select[name=hari]) button[type=submit]').click()
    await expect(page.getByRole('link', { name: 'Remove the filter Monday' })).toBeVisible()
    await expect(cards(page)).toHaveCount(10)
    for (const card of await cards(page).all()) await expect(card).toContainText('Monday')
  })
})

test('by keyboard alone: type a name, send, and go on to the doctor', async ({ page }) => {
  await page.goto('/jadwal-dokter')
  await hydrated(page)
  await tabTo(page, page.getByRole('link', { name: 'Langsung ke isi halaman' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Nama dokter'))
  await page.keyboard.type('ratna')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jadwal-dokter?dokter=ratna')
  // She practises at two hospitals.
  await expect(cards(page)).toHaveCount(2)
  await tabTo(page, cards(page).nth(0).getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dr. Ratna Widyaningsih, Sp.JP(K), FIHA')
})

test('taking a filter off within the page empties its field, and going back fills it again', async ({ page }) => {
  await page.goto('/jadwal-dokter?rs=RS01&dokter=budi')
  await hydrated(page)
  await page.getByRole('link', { name: 'Hapus filter budi' }).click()
  await expect(page).toHaveURL('/jadwal-dokter?rs=RS01')
  await expect(page.getByLabel('Nama dokter')).toHaveValue('')
  await expect(page.getByLabel('Rumah sakit', { exact: true })).toHaveValue('RS01')
  await page.goBack()
  await expect(page.getByLabel('Nama dokter')).toHaveValue('budi')
})
