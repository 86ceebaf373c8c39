import { expect, hydrated, test } from './site-test.ts'

test('an article fetches a video when play is pressed, and no other', { tag: '@articles.video' }, async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await page.goto('/en/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Play video: Enam Langkah Cuci Tangan' })
  await button.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  await button.click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Enam Langkah Cuci Tangan')
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/kwg00000001?autoplay=1'])
  await expect(button).toHaveCount(0)
})
