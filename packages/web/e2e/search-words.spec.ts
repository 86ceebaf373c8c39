import { expect, hydrated, test } from './site-test.ts'

const languages = [
  {
    path: '/',
    open: 'Cari di situs ini',
    label: 'Cari dokter, paket, artikel, atau acara',
    failed: 'Hasil pencarian belum dapat ditampilkan',
    count: /hasil$/,
  },
  {
    path: '/en',
    open: 'Search this site',
    label: 'Search doctors, packages, articles and events',
    failed: 'Search results cannot be shown just now',
    count: /results?$/,
  },
]

for (const { path, open, label, failed, count } of languages) {
  test.describe(`the words of the search at ${path}`, () => {
    test.describe('while the CMS fails', () => {
      test.use({ tolerated: /500/ })

      test('claim no count', async ({ page }) => {
        await page.route('**/graphql', (route) =>
          route.fulfill({ status: 500, json: { errors: [{ message: 'rusak' }] } }),
        )
        await page.goto(path)
        await hydrated(page)
        await page.getByRole('button', { name: open }).click()
        await page.getByRole('dialog').getByRole('searchbox').fill('jantung')
        const status = page.getByRole('dialog').getByRole('status').first()
        await expect(status).toHaveText(failed)
        await expect(page.getByRole('dialog').getByText(count)).toHaveCount(0)
      })
    })

    test('name what is searched, in full also at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
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
    })
  })
}
