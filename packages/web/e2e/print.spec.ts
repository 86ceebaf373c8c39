import { expectOnlyUseful, paperHead, sheetsOf } from './paper.ts'
import { publicPages } from './public-pages.ts'
import { expect, test } from './site-test.ts'

/** Pages that people print, and the most sheets of each. */
const printed = [
  ['doctor', publicPages.doctor, 1],
  ['package', publicPages.package, 1],
  ['article', publicPages.article, 2],
  ['doctorSchedules', publicPages.doctorSchedules, 2],
  ['doctor', `/en${publicPages.doctor}`, 1],
] as const

for (const [name, path, sheets] of printed)
  test(`the paper of ${name} at ${path} is ${sheets === 1 ? 'one sheet' : `at most ${sheets} sheets`}, with whose it is and its address`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const head = paperHead(page, path)
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    await expect(head).toContainText('RS Kawung')
    await expect(head).toContainText(`${baseURL}${path}`)
    await expect(head).toContainText(path.startsWith('/en') ? /As of \d+ \w+ \d{4}/ : /Keadaan per \d+ \w+ \d{4}/)
    await expect(head.getByRole('img')).toBeVisible()
    await expectOnlyUseful(page)
    const count = await sheetsOf(page)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(sheets)
  })

test('the paper of a doctor has the hospital’s number in words, and no button', async ({ page }) => {
  await page.goto(publicPages.doctor)
  await page.emulateMedia({ media: 'print' })
  const shown = await page
    .getByRole('main')
    .locator('a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => getComputedStyle(link, '::after').content),
    )
  expect(shown.join()).toMatch(/\(0267\) 084-5001/)
  await expect(page.getByRole('main').getByText('Buat janji temu', { exact: true }).first()).toBeHidden()
})

for (const [prefix, opens, chosen] of [
  ['', 'Filter', 'Filter yang dipakai'],
  ['/en', 'Filters', 'Filters in use'],
] as const)
  test(`narrow paper of ${prefix}${publicPages.doctorSchedules} says which filters are in use, without the line that opens them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.goto(`${prefix}${publicPages.doctorSchedules}?dokter=ratna`)
    const line = page.getByRole('main').locator('summary').getByText(opens, { exact: true })
    await expect(line).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(line).toBeHidden()
    await expect(page.getByRole('list', { name: chosen }).getByText('ratna', { exact: true })).toBeVisible()
  })

test('filters are not in the address of a printed list: a name may be among them', async ({ page }) => {
  await page.goto(`${publicPages.doctorSchedules}?dokter=ratna`)
  const head = paperHead(page, publicPages.doctorSchedules)
  await expect(head).toHaveCount(1)
  await expect(head).not.toContainText('ratna')
})
