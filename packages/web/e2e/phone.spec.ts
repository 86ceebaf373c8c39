import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const languages = [
  {
    prefix: '',
    width: 320,
    search: 'Cari di situs ini',
    menu: 'Menu utama',
    headings: ['Rumah Sakit', 'Dokter', 'Layanan Unggulan', 'Paket Kesehatan', 'Informasi'],
    followed: 'Semua dokter',
    logins: ['Masuk sebagai pasien', 'Masuk sebagai perusahaan'],
    bottom: 'Navigasi bawah',
    places: ['Menu', 'Beranda', 'Jadwal Dokter', 'Profil'],
  },
  {
    prefix: '/en',
    width: 360,
    search: 'Search this site',
    menu: 'Main menu',
    headings: ['Hospitals', 'Doctors', 'Featured Services', 'Health Packages', 'Information'],
    followed: 'All doctors',
    logins: ['Log in as a patient', 'Log in as a company'],
    bottom: 'Bottom navigation',
    places: ['Menu', 'Home', 'Schedules', 'Profile'],
  },
] as const

/** The button of the header that opens the menu drawer. */
const menuButton = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Menu$/ })

const entryOf = (menu: Locator, word: string) => menu.locator('summary').filter({ hasText: new RegExp(`^${word}$`) })

const linksBelow = (entry: Locator) => entry.locator('..').getByRole('link')

// One width in each language: narrow.spec.ts opens every menu at 320 px in both.
for (const { prefix, width, search, menu: menuName, headings, followed, logins, bottom, places } of languages) {
  const address = `${prefix}/paket`
  const [, doctors, services] = headings

  const openPage = async (page: Page) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(address)
    await hydrated(page)
  }

  test.describe(`the mobile header at ${address} and ${width} px`, () => {
    test(
      'has a logo that leads home, and a search icon that opens a side search drawer',
      { tag: ['@shell.mobile-header', '@search.mobile-history'] },
      async ({ page }) => {
        await openPage(page)
        const header = page.getByRole('banner')
        await expect(header.getByRole('link', { name: 'RS Kawung' })).toHaveAttribute('href', prefix || '/')
        await expect(header.getByRole('navigation')).toHaveCount(0)
        const icon = header.getByRole('button', { name: search })
        await icon.click()
        const drawer = page.getByRole('dialog', { name: search })
        await expect(drawer.getByRole('searchbox')).toBeFocused()
        // The drawer is at the end of the window and as high as the window, with a strip of the page beside it.
        const edges = async () => {
          const { x, y, width: across, height } = (await drawer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          return { right: Math.round(x + across), top: Math.round(y), height: Math.round(height), strip: x > 20 }
        }
        await expect.poll(edges).toEqual({ right: width, top: 0, height: 640, strip: true })
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
        await expect(icon).toBeFocused()
        await page.keyboard.press('Enter')
        await page.keyboard.type('sar')
        await expect(drawer.getByRole('region').first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      },
    )

    test(
      'has a menu button that opens a menu drawer with expandable sub-menus',
      { tag: '@shell.mobile-menu' },
      async ({ page }) => {
        await openPage(page)
        const menu = page.getByRole('navigation', { name: menuName })
        await expect(menu).toBeHidden()
        await menuButton(page).click()
        await expect(menu.locator('summary')).toHaveText([...headings])
        await expect(menu.getByRole('link')).toHaveCount(0)
        for (const heading of [doctors, services]) {
          await entryOf(menu, heading).click()
          const links = linksBelow(entryOf(menu, heading))
          expect(await links.count()).toBeGreaterThan(2)
          await expect(menu.getByRole('link')).toHaveCount(await links.count())
        }
        if (width === 360) await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await entryOf(menu, services).click()
        await expect(menu.getByRole('link')).toHaveCount(0)
        for (const name of logins) await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
        await entryOf(menu, doctors).click()
        await menu.getByRole('link', { name: followed }).click()
        await expect(page).toHaveURL(`${prefix}/dokter`)
        await expect(menu).toBeHidden()
      },
    )

    test('can be used by keyboard; Escape closes a sub-menu, then the menu, and gives focus back', async ({ page }) => {
      await openPage(page)
      const menu = page.getByRole('navigation', { name: menuName })
      await tabTo(page, menuButton(page))
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      const entry = entryOf(menu, doctors)
      await tabTo(page, entry)
      await page.keyboard.press('Space')
      await expect(menu.getByRole('link', { name: followed })).toBeVisible()
      await page.keyboard.press('Space')
      await expect(menu.getByRole('link')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByRole('link', { name: followed }))
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('link')).toHaveCount(0)
      await expect(entry).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, entry)
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByRole('link', { name: followed }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${prefix}/dokter`)
    })
  })

  test(
    `the bottom mobile navigation has Menu, Beranda, Jadwal Dokter and Profile, at ${address} and ${width} px`,
    { tag: '@shell.bottom-navigation' },
    async ({ page }) => {
      await openPage(page)
      const bar = page.getByRole('navigation', { name: bottom })
      // The bar marks the entry of the current page; the page of packages has no entry.
      const expectCurrent = (place?: number) =>
        expect(bar.locator('a[aria-current=page]:visible')).toHaveText(place === undefined ? [] : [places[place] ?? ''])
      await expectCurrent()
      await expect(bar.getByRole('link')).toHaveText([...places])
      for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
      await bar.getByRole('link', { name: places[0] }).click()
      await expect(page.getByRole('navigation', { name: menuName })).toBeVisible()
      await expect(menuButton(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('navigation', { name: menuName })).toBeHidden()
      await bar.getByRole('link', { name: places[2] }).click()
      await expect(page).toHaveURL(`${prefix}/jadwal-dokter`)
      await expectCurrent(2)
      await bar.getByRole('link', { name: places[1] }).click()
      await expect(page).toHaveURL(prefix || '/')
      await expectCurrent(1)
      await bar.getByRole('link', { name: places[3] }).click()
      await expect(page).toHaveURL(`${prefix}/member-area/login`)
      await expectCurrent(3)
    },
  )
}
