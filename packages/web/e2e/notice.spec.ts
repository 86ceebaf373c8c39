import { runSite } from '../scripts/running-site.ts'
import { expect, expectAccessible, ownSiteTimeout, test } from './site-test.ts'

const notice = 'Pesanan mungkin diproses sedikit lebih lama karena COVID-19.'

const languages = [
  ['/', 'Pengumuman'],
  ['/en/paket', 'Notice'],
] as const

test(
  'a notice banner is above the pages of a site with a notice, in both languages, and on no other',
  { tag: '@shell.notice' },
  async ({ page, baseURL }) => {
    test.setTimeout(ownSiteTimeout)
    const site = await runSite({ NOTICE: notice })
    try {
      for (const [path, name] of languages) {
        await page.goto(`${site.url}${path}`)
        const banner = page.getByRole('complementary', { name })
        await expect(banner).toHaveText(notice)
        await expect(banner).toBeInViewport({ ratio: 1 })
      }
      await expectAccessible(page, 'html')
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      for (const [path, name] of languages) {
        await page.goto(`${baseURL ?? ''}${path}`)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('complementary', { name })).toHaveCount(0)
      }
    } finally {
      await site.stop()
    }
  },
)
