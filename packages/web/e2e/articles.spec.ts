import { expect, hydrated, test } from './site-test.ts'

for (const [address, play] of [
  ['/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', 'Putar video'],
  ['/en/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', 'Play video'],
] as const) {
  test(
    `an article fetches a video when play is pressed, and no other: ${address}`,
    { tag: '@articles.video' },
    async ({ page }) => {
      const asked: string[] = []
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
      })
      await page.goto(address)
      await hydrated(page)
      const button = page.getByRole('button', { name: `${play}: Enam Langkah Cuci Tangan` })
      await button.scrollIntoViewIfNeeded()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(asked).toEqual([])
      await button.click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(page.locator('iframe')).toHaveAttribute('title', 'Enam Langkah Cuci Tangan')
      await expect(page.locator('iframe')).toBeFocused()
      await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/kwg00000001?autoplay=1'])
      await expect(button).toHaveCount(0)
    },
  )
}
