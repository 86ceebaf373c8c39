import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, idleFor, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

for (const { path, words, other } of [
  {
    path: '/member-area/history-kunjungan/1001',
    words: 'Sedang memuat data terbaru…',
    other: 'Profil',
  },
  {
    path: '/en/member-area/appointment/1001/open',
    words: 'Loading the latest data…',
    other: 'Profile',
  },
])
  test(`data that is revalidated when the page is opened again says so and stays in place, at ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.clock.install()
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}${path}`)
    await hydrated(page)
    const main = page.getByRole('main')
    const waiting = main.getByText(/^(Memuat…|Loading…)$/)
    await expect(waiting).toHaveCount(0)
    await main.getByRole('link', { name: other, exact: true }).click()
    await expect(page).toHaveURL(/profile$/)
    await expect(waiting).toHaveCount(0)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/member/**', async (route) => {
      await answered
      await route.continue()
    })
    // A read counts as fresh for 30 seconds.
    await idleFor(page, 31_000)
    await page.goBack()
    await expect(main.getByText(words)).toBeVisible()
    const { y } = (await main.getByRole('article').first().boundingBox()) ?? {}
    await expectAccessible(page, 'main')
    answer()
    await expect(main.getByText(words)).toBeHidden()
    expect(await main.getByRole('article').first().boundingBox()).toMatchObject({ y })
  })
