import { localizedPath } from '../src/routes/href.ts'
import { publicPages } from './public-pages.ts'
import { expect, test } from './site-test.ts'

// As high as the longest page: the browser leaves out what is far away.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 25_000 } })

for (const locale of ['id', 'en'] as const) {
  for (const [name, path] of Object.entries(publicPages)) {
    test(`without script ${name} can be read, in ${locale}`, async ({ page }) => {
      expect((await page.goto(localizedPath(path, locale)))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const title = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(title).toHaveCount(1)
      // That of the home page is for those who do not see its pictures.
      await expect(name === 'home' ? page.getByRole('list', { name: /^(?:Sorotan|Highlights)$/ }) : title).toBeVisible()
      const look = () =>
        page.evaluate(() => {
          const isShown = (element: Element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            element.getBoundingClientRect().height > 0
          const named = (elements: Iterable<Element>) => [...elements].map((element) => element.outerHTML.slice(0, 120))
          const main = document.querySelector('main') ?? document.body
          const sections = [...document.querySelectorAll<HTMLElement>('main section, main article, footer')]
          const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(main, footer) a')]
          return {
            words: main.innerText.trim().split(/\s+/).length,
            sections: sections.length,
            emptySections: named(sections.filter((section) => !isShown(section) || section.innerText.trim() === '')),
            hiddenPictures: named([...main.querySelectorAll('img')].filter((picture) => !isShown(picture))),
            waiting: named(document.querySelectorAll('[aria-busy=true], [role=progressbar]')),
            links: links.length,
            deadLinks: named(
              links.filter(
                (link) => !/^(?:https?:|tel:\+?\d+$|mailto:.+@)/.test(link.href) || link.getAttribute('href') === '#',
              ),
            ),
          }
        })
      // What has words has none to see before the browser has laid it out.
      await expect.poll(async () => (await look()).emptySections).toEqual([])
      const seen = await look()
      expect(seen).toEqual({
        words: expect.any(Number),
        sections: expect.any(Number),
        emptySections: [],
        hiddenPictures: [],
        waiting: [],
        links: expect.any(Number),
        deadLinks: [],
      })
      expect(seen.words).toBeGreaterThan(25)
      // The footer alone is one of them, and has a dozen links.
      expect(seen.sections).toBeGreaterThan(0)
      expect(seen.links).toBeGreaterThan(12)
    })
  }

  test(`without script a link leads on, and a hospital can be called and written to, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/rumah-sakit', locale))
    const hospital = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'RS Kawung Karawang' }) })
    await expect(hospital.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+62\d{8,}$/)
    await expect(hospital.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d{8,}/)
    await hospital.getByRole('link', { name: 'RS Kawung Karawang', exact: true }).click()
    await expect(page).toHaveURL(localizedPath('/rumah-sakit/rs-kawung-karawang', locale))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('RS Kawung Karawang')
    await expect(page.locator('main a[href^="tel:+62"]').first()).toBeVisible()
  })
}
