import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** The tags of a page, and how many of them have a dot in its own colour. */
const dotsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const ground = getComputedStyle(document.body).backgroundColor
    const dots = [...main.querySelectorAll('*')]
      .map((element) => getComputedStyle(element, '::before'))
      .filter(({ content, borderRadius }) => content === '""' && borderRadius === '50%')
    const isSeen = (dot: CSSStyleDeclaration) =>
      dot.backgroundColor !== ground || (parseFloat(dot.borderTopWidth) > 0 && dot.borderTopColor !== ground)
    return { all: dots.length, seen: dots.filter(isSeen).length }
  })

test('the dots of tags are seen', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/member-area/appointment/1001/open')
  await hydrated(page)
  await expect(page.getByText('Terkonfirmasi').first()).toBeVisible()
  const { all, seen } = await dotsOf(page)
  expect(all).toBeGreaterThan(1)
  expect(seen).toBe(all)
  await expectAccessible(page)
})

for (const width of [320, 360, 1280])
  test(`the search and the emergency number of the header do not touch at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/')
    await hydrated(page)
    const header = page.getByRole('banner')
    const search = await header.getByRole('button', { name: /^Cari/ }).last().boundingBox()
    const emergency = await header.getByRole('link', { name: /119$/ }).filter({ visible: true }).last().boundingBox()
    if (!search || !emergency) throw new Error('both are shown')
    expect(emergency.x - (search.x + search.width)).toBeGreaterThanOrEqual(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
