import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test('the filters of the schedules are in the address: they outlive a reload, going back, and being shared', async ({
  page,
  context,
}) => {
  const day = page.getByLabel('Day', { exact: true })
  await page.goto('/en/jadwal-dokter')
  await hydrated(page)
  await day.selectOption({ label: 'Sunday' })
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('17 schedules', { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  for (const card of await cards(page).all()) await expect(card).toContainText('Sunday')
  await page.getByRole('link', { name: 'Next' }).click()
  const address = '/en/jadwal-dokter?hari=Minggu&page=2'
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveCount(7)
  await page.reload()
  await expect(page).toHaveURL(address)
  await expect(day).toHaveValue('Minggu')
  await expect(cards(page)).toHaveCount(7)

  const friend = await context.newPage()
  await friend.goto(address)
  await expect(friend.getByLabel('Day', { exact: true })).toHaveValue('Minggu')
  expect(await cards(friend).getByRole('heading').allTextContents()).toEqual(
    await cards(page).getByRole('heading').allTextContents(),
  )

  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/en/jadwal-dokter?hari=Minggu')
  await expect(cards(page)).toHaveCount(10)
  await page.goBack()
  await expect(page).toHaveURL('/en/jadwal-dokter')
  await expect(day).toHaveValue('')
  await expect(page.getByText('61 schedules', { exact: true })).toBeVisible()
})
