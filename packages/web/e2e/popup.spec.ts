import { expect, hydrated, stopClock, test } from './site-test.ts'

test.describe('the promotional popup', () => {
  test('opens three seconds after the page, closes with Escape, and not twice in a session', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await hydrated(page)
    const popup = page.getByRole('dialog')
    await page.clock.runFor(2900)
    await expect(popup).toBeHidden()
    await page.clock.runFor(200)
    // Its code is fetched now, and React waits a moment before it shows what has been fetched.
    await page.clock.resume()
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(10_000)
    await expect(popup).toBeHidden()
  })

  test('waits while somebody is typing, and gives the focus back', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await hydrated(page)
    const name = page.getByLabel('Nama dokter')
    await name.fill('Maya')
    await page.clock.runFor(5000)
    await expect(page.getByRole('dialog')).toBeHidden()
    const submit = page.getByRole('button', { name: 'Cari dokter' })
    await submit.focus()
    await page.clock.runFor(1100)
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(submit).toBeFocused()
    await expect(name).toHaveValue('Maya')
  })

  test('does not open when there is none', async ({ page }) => {
    await stopClock(page)
    await page.goto('/?__fault=Popups=empty')
    await hydrated(page)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
