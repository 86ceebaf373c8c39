import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { countDocuments } from './count-documents.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'

/**
 * Simulates a release while a page is open: page data names another build, and the files of the old build no longer exist. New documents
 * are from the new build.
 */
const release = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (pathname.startsWith('/_data')) {
      const response = await route.fetch()
      return route.fulfill({ response, headers: { ...response.headers(), build: '/assets/entry-another.js' } })
    }
    return pathname.startsWith('/assets/') ? route.fulfill({ status: 404 }) : route.continue()
  })
}

const gone = /Failed to load resource|Failed to fetch dynamically imported module/
test.use({ tolerated: gone })

// every-page.spec.ts leaves every page of the route table; here the files of the old build no longer exist either.

test('after a release the first click on a list opens what was clicked, at once', async ({ page }) => {
  await page.goto('/dokter')
  await hydrated(page)
  await release(page)
  const documents = countDocuments(page)
  const link = page
    .locator('main a[href^="/"]:not([href*="_locale"]):not([href*="#"])')
    .filter({ visible: true })
    .last()
  const to = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === to)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents()).toBe(1)
})

test('what was typed before a release and after it is there when one comes back to the form', async ({ page }) => {
  await page.goto('/informasi/hubungi-kami')
  await hydrated(page)
  const form = page.locator('main form')
  await form.locator('[name=nama]').fill('Siti')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).toContain('Siti')
  await release(page)
  const documents = countDocuments(page)
  // The field keeps the focus: the link is pressed while the caret is in it.
  await form.locator('[name=pesan]').pressSequentially('Jam besuk?')
  await page.getByRole('banner').getByRole('link', { name: 'RS Kawung' }).first().click()
  await expect(page).toHaveURL('/')
  expect(documents()).toBe(1)
  await page.goBack()
  await hydrated(page)
  await expect(form.locator('[name=nama]')).toHaveValue('Siti')
  await expect(form.locator('[name=pesan]')).toHaveValue('Jam besuk?')
})

test('the first keys in a form come after a release: the page stays, and the form arrives', async ({ page }) => {
  await page.goto('/artikel')
  await hydrated(page)
  await release(page)
  const documents = countDocuments(page)
  const form = page.getByRole('contentinfo').locator('form')
  // The contract server accepts each address once.
  const email = `siti${Date.now()}@contoh.example`
  await form.locator('[name=email]').pressSequentially(email)
  await form.locator('[name=whatsapp]').pressSequentially('0812 3456 7890')
  await form.getByRole('radio', { name: 'Perempuan' }).check()
  await expect(form.locator('[name=email]')).toHaveValue(email)
  expect(documents()).toBe(0)
  await form.getByRole('button').last().click()
  await expect(page).toHaveURL(/gabung-komunitas/)
  await expect(page.getByRole('main').getByText('Terima kasih')).toBeVisible()
})

test('a part whose code is gone says so and offers to load the page again; what was typed stays', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await release(page)
  const documents = countDocuments(page)
  const search = page.getByRole('banner').getByRole('searchbox').filter({ visible: true }).first()
  await search.fill('jantung')
  const again = page.getByRole('button', { name: 'Coba lagi' })
  await expect(again).toBeVisible()
  await expect(search).toHaveValue('jantung')
  expect(documents()).toBe(0)
  await again.click()
  await expect.poll(documents).toBe(1)
})

for (const [who, from, to] of [
  ['siti', '/member-area/list-hasil', /\/member-area\/appointment/],
  ['wulan', '/company-area/pasien', /\/company-area\/hasil-mcu\/chart$/],
] as const)
  test(`after a release ${who} opens another part of the area from ${from} with one click`, async ({
    page,
    baseURL,
  }) => {
    await (who === 'siti' ? logInAs(page, who, baseURL ?? '') : logInCompany(page, who, baseURL ?? ''))
    await page.goto(from)
    await hydrated(page)
    await release(page)
    const documents = countDocuments(page)
    const links = page.locator('main nav a')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    await links.nth(hrefs.findIndex((href) => to.test(href))).click()
    await expect(page).toHaveURL(to)
    await hydrated(page)
    expect(documents()).toBe(1)
  })
