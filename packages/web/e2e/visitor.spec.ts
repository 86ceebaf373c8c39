import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cookie = (name: string, value: object) => ({ name, value: encodeURIComponent(JSON.stringify(value)) })
const longName = 'Raden Ajeng Siti Zulaikha Kusumawardhani'
const visitors = [
  ['a patient', cookie('auth', { id: 1, nama_lengkap: longName, email: null, no_telp: null, gender: 'P' })],
  ['a company user', cookie('authCompany', { id: 7, name: longName, email: null, role_id: 2 })],
] as const

/** How far everything has moved since the page began. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // The observer reports nothing if nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

for (const [[who, session], path] of [
  [visitors[0], '/'],
  [visitors[1], '/en/paket'],
] as const)
  test(`${who} is named in the header of ${path} before any file of the build is there`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ ...session, url: baseURL ?? '' }])
    await page.route('**/assets/*.js', () => undefined)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path, { waitUntil: 'commit' })
    const account = page.getByRole('banner').locator('summary', { has: page.locator('svg[viewBox="0 0 40 40"]') })
    await expect(account).toBeVisible()
    expect(
      await account
        .locator('span')
        .nth(1)
        .evaluate((name) => getComputedStyle(name, '::before').content),
    ).toBe(`"${longName}"`)
    await account.click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: path === '/' ? 'Profil' : 'Profile', exact: true }),
    ).toHaveAttribute('href', `${path === '/' ? '' : '/en'}/account/my-account`)
    await expect(
      page.getByRole('banner').getByRole('button', { name: path === '/' ? 'Masuk' : 'Log in', exact: true }),
    ).toBeHidden()
  })

for (const [who, session] of visitors)
  test(`nothing moves for ${who} when a page gets to work`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ ...session, url: baseURL ?? '' }])
    // Each page at each width for one of the two visitors: their headers differ by a word.
    const isPatient = session === visitors[0][1]
    for (const [path, width] of [
      ['/', isPatient ? 360 : 1280],
      ['/en/paket', isPatient ? 1280 : 360],
    ] as const)
      await test.step(`${path}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await hydrated(page)
        await expect(
          page.getByRole('banner').locator('summary', { hasText: width === 360 ? /^Menu$/ : longName }),
        ).toBeVisible()
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
      })
  })

for (const [index, [who, session]] of visitors.entries()) {
  test.describe(`the bar at the bottom of a phone for ${who}`, () => {
    test.use({ viewport: { width: 360, height: 640 } })

    test('leads to their account before the page knows whose it is, and then to their own profile', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ ...session, url: baseURL ?? '' }])
      const release = Promise.withResolvers<undefined>()
      await page.route('**/assets/*.js', async (route) => {
        await release.promise
        await route.continue()
      })
      await page.goto('/paket', { waitUntil: 'commit' })
      const profile = page.getByRole('navigation', { name: 'Navigasi bawah' }).getByRole('link', { name: 'Profil' })
      await expect(profile).toHaveAttribute('href', '/account/my-account')
      release.resolve(undefined)
      await hydrated(page)
      const area = index === 0 ? '/member-area' : '/company-area'
      await expect(profile).toHaveAttribute('href', `${area}/profile`)
      await profile.click()
      await expect(page).toHaveURL(`${area}/profile`)
      await expect(profile).toHaveAttribute('aria-current', 'page')
    })
  })
}

test(
  'the avatar of a patient in the menu is the drawing of their gender, 40 px in size',
  { tag: ['@shell.avatar-gender', '@shell.avatar-size'] },
  async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [gender, drawing] of [
      ['L', 'M20 7.5'],
      ['P', 'M20 6c'],
    ] as const) {
      const { name, value } = cookie('auth', { id: 1, nama_lengkap: longName, email: null, no_telp: null, gender })
      await context.addCookies([{ name, value, url: baseURL ?? '' }])
      await page.goto('/paket')
      // Chromium aborts a navigation that starts before the previous one has ended.
      await hydrated(page)
      const summary = page.getByRole('banner').locator('summary', { hasText: longName })
      await expect(summary.locator('svg path').nth(1)).toHaveAttribute('d', new RegExp(`^${drawing}`))
      expect(await summary.locator('span').first().boundingBox()).toMatchObject({ width: 40, height: 40 })
    }
  },
)

test('a visitor who chose English is sent there by the page itself where a shared cache answered', async ({
  page,
  context,
  baseURL,
}) => {
  const html = await (await page.request.get('/paket')).text()
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }])
  await page.route(/\/\/[^/]+\/paket\?q=jantung/, (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=UTF-8' }),
  )
  await page.goto('/paket?q=jantung#main', { waitUntil: 'commit' }).catch(() => undefined)
  await expect(page).toHaveURL('/en/paket?q=jantung#main')
})
