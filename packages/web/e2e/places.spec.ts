import type { Locator, Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'

/** The marks of the current place in a menu: the addresses of its links, and the words of its opening entries. */
const marksOf = (menu: Locator) =>
  menu.locator('[aria-current]').evaluateAll((marked) =>
    marked.map((element) => {
      const name = element.getAttribute('href') ?? element.textContent?.trim() ?? ''
      return `${name}: ${element.getAttribute('aria-current')}`
    }),
  )

const menusOf = (page: Page, [main, bottom]: readonly [string, string]) => ({
  main: page.locator(`header nav[aria-label="${main}"]`).first(),
  folded: page.locator(`#menu nav[aria-label="${main}"]`),
  bottom: page.locator(`nav[aria-label="${bottom}"]`),
  footer: page.getByRole('contentinfo'),
})

/** The marks of every menu of the page. The wide menu and the folded one have the same; if they differ, both are returned. */
const allMarks = async (page: Page, names: readonly [string, string]) => {
  const menus = menusOf(page, names)
  const [main, folded] = [await marksOf(menus.main), await marksOf(menus.folded)]
  return {
    main: main.join() === folded.join() ? main : { main, folded },
    bottom: await marksOf(menus.bottom),
    footer: await marksOf(menus.footer),
  }
}

for (const { prefix, names, packages, doctors, hospitals } of [
  {
    prefix: '',
    names: ['Menu utama', 'Navigasi bawah'],
    packages: 'Paket Kesehatan',
    doctors: 'Dokter',
    hospitals: 'Rumah Sakit',
  },
  {
    prefix: '/en',
    names: ['Main menu', 'Bottom navigation'],
    packages: 'Health Packages',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
  },
] as const) {
  const pages = [
    [
      '/paket/medical-check-up-dasar',
      {
        main: [`${packages}: true`, `${prefix}/paket: true`, `${prefix}/paket/medical-check-up-dasar: page`],
        bottom: [],
        footer: [],
      },
    ],
    ['/paket', { main: [`${packages}: true`, `${prefix}/paket: page`], bottom: [], footer: [] }],
    [
      '/jadwal-dokter',
      {
        main: [`${doctors}: true`, `${prefix}/jadwal-dokter: page`],
        bottom: [`${prefix}/jadwal-dokter: page`],
        footer: [`${prefix}/jadwal-dokter: page`],
      },
    ],
    [
      '/rumah-sakit/rs-kawung-subang',
      {
        main: [`${hospitals}: true`, `${prefix}/rumah-sakit/rs-kawung-subang: page`],
        bottom: [],
        // The last link is the map of all hospitals.
        footer: [`${prefix}/rumah-sakit/rs-kawung-subang: page`, `${prefix}/rumah-sakit: true`],
      },
    ],
    ['', { main: [], bottom: [`${prefix || '/'}: page`], footer: [] }],
  ] as const

  test(`menus mark where one is, and follow from page to page, at ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}${pages[0][0]}`)
    await hydrated(page)
    expect(await allMarks(page, names)).toEqual(pages[0][1])
    // One page after the other within one document.
    await page.getByRole('main').getByRole('navigation').first().locator(`a[href="${prefix}/paket"]`).click()
    await expect.poll(() => allMarks(page, names)).toEqual(pages[1][1])
    await page.setViewportSize({ width: 360, height: 780 })
    const { bottom } = menusOf(page, names)
    await bottom.locator(`a[href="${prefix}/jadwal-dokter"]`).click()
    await expect.poll(() => allMarks(page, names)).toEqual(pages[2][1])
    await bottom.locator(`a[href="${prefix || '/'}"]`).click()
    await expect.poll(() => allMarks(page, names)).toEqual(pages[4][1])
    await page.goBack()
    await expect.poll(() => allMarks(page, names)).toEqual(pages[2][1])
  })

  test.describe(`without script at ${prefix || '/'}`, () => {
    test.use({ javaScriptEnabled: false })

    test('menus mark the same', async ({ page }) => {
      for (const [path, marks] of pages) {
        await page.goto(`${prefix}${path}` || '/')
        expect(await allMarks(page, names), path).toEqual(marks)
      }
    })
  })

  test(`the mark can be seen without colours at ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/jadwal-dokter`)
    await hydrated(page)
    const weights = (menu: Locator, mark: string) =>
      menu
        .locator(`a${mark}`)
        .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).fontWeight))])
    const { main, bottom, footer } = menusOf(page, names)
    for (const menu of [main, bottom, footer]) {
      expect(await weights(menu, '[aria-current]')).toEqual(['700'])
      expect(await weights(menu, ':not([aria-current])')).not.toContain('700')
    }
  })
}

test('the menus of the areas mark their part, and the bar at the bottom the profile', async ({ page, baseURL }) => {
  const area = page.getByRole('main').locator('aside nav')
  const bottom = page.getByRole('navigation', { name: 'Navigasi bawah' })
  await page.setViewportSize({ width: 360, height: 780 })
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/member-area/keluarga/tambah-keluarga')
  await hydrated(page)
  await expect.poll(() => marksOf(area)).toEqual(['/member-area/keluarga: true'])
  await expect(bottom.locator('[aria-current="true"]').filter({ visible: true })).toHaveText('Profil')
  await area.locator('a[href="/member-area/profile"]').click()
  await expect.poll(() => marksOf(area)).toEqual(['/member-area/profile: page'])
  await expect(bottom.locator('[aria-current="page"]').filter({ visible: true })).toHaveText('Profil')
  await page.context().clearCookies()
  await logInCompany(page, 'wulan', baseURL ?? '')
  await page.goto('/company-area/hasil-mcu/chart')
  await hydrated(page)
  await expect.poll(() => marksOf(area)).toEqual(['/company-area/hasil-mcu/chart: page'])
  await expect(bottom.locator('[aria-current="true"]').filter({ visible: true })).toHaveText('Profil')
})
