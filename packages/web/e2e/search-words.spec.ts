import { expect, hydrated, test } from './site-test.ts'

test.describe('while the CMS fails', () => {
  test.use({ tolerated: /500/ })

  test('the words of the search claim no count', async ({ page }) => {
    await page.route('**/_search', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'rusak' }] } }))
    await page.goto('/en')
    await hydrated(page)
    await page.getByRole('button', { name: 'Search this site' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('jantung')
    const status = page.getByRole('dialog').getByRole('status').first()
    await expect(status).toHaveText('Search results cannot be shown just now')
    await expect(page.getByRole('dialog').getByText('This part cannot be shown right now')).toHaveCount(4)
    await expect(page.getByRole('dialog').getByText(/results?$/)).toHaveCount(0)
  })
})

test('the words of the search name what is searched, in full also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, open, label] of [
    ['/', 'Cari di situs ini', 'Cari dokter, paket, artikel, atau acara'],
    ['/en', 'Search this site', 'Search doctors, packages, articles and events'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('button', { name: open }).click()
    const field = page.getByRole('dialog').getByRole('searchbox', { name: label })
    await expect(page.getByRole('dialog').getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
    // The placeholder of the empty field is not cut off.
    const room = await field.evaluate((input) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return 0
      pen.font = font
      return (
        input.clientWidth -
        parseFloat(paddingInlineStart) -
        parseFloat(paddingInlineEnd) -
        pen.measureText(input.getAttribute('placeholder') ?? '').width
      )
    })
    expect(room).toBeGreaterThanOrEqual(0)
  }
})
