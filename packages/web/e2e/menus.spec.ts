import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    prefix: '',
    menu: 'Menu utama',
    bar: 'Tautan cepat',
    headings: ['Rumah Sakit', 'Dokter', 'Layanan Unggulan', 'Paket Kesehatan', 'Informasi'],
    personal: ['Janji temu saya', 'Hasil pemeriksaan'],
    followed: 'Semua dokter',
    quick: ['Panggilan Darurat', 'Ambulans', 'Jadwal Dokter', 'Karir'],
  },
  {
    prefix: '/en',
    menu: 'Main menu',
    bar: 'Quick links',
    headings: ['Hospitals', 'Doctors', 'Featured Services', 'Health Packages', 'Information'],
    personal: ['My appointments', 'Test results'],
    followed: 'All doctors',
    quick: ['Emergency call', 'Ambulance', 'Find a schedule', 'Careers'],
  },
] as const

/** A menu's entry that opens, by its word. */
const entryOf = (menu: Locator, word: string) => menu.locator('summary').filter({ hasText: new RegExp(`^${word}$`) })

/** The links that are below an entry. */
const linksBelow = (entry: Locator) => entry.locator('..').getByRole('link')

const hrefsOf = (links: Locator) =>
  links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))

const openPage = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await hydrated(page)
}

for (const { prefix, menu: menuName, bar: barName, headings, personal, followed, quick } of languages) {
  const address = `${prefix}/paket`
  const [hospitals, doctors] = headings

  test.describe(`the header at ${address}`, () => {
    const { inIndonesian, inEnglish } = testsAt(address)

    inEnglish(
      'has a main menu from the menu service, whose entries open by mouse, one at a time',
      { tag: '@shell.main-menu' },
      async ({ page }) => {
        await openPage(page, address)
        const menu = page.getByRole('navigation', { name: menuName })
        await expect(menu.locator('summary')).toHaveText([...headings])
        await expect(menu.getByRole('link')).toHaveCount(0)
        for (const heading of headings) {
          const entry = entryOf(menu, heading)
          await entry.click()
          const links = linksBelow(entry)
          expect(await links.count()).toBeGreaterThan(1)
          for (const link of await links.all()) await expect(link).toBeVisible()
          await expect(menu.getByRole('link')).toHaveCount(await links.count())
        }
        await expectAccessible(page)
        await page.getByRole('main').click({ position: { x: 2, y: 2 } })
        await expect(menu.getByRole('link')).toHaveCount(0)
        await entryOf(menu, doctors).click()
        await menu.getByRole('link', { name: followed }).click()
        await expect(page).toHaveURL(`${prefix}/dokter`)
        await expect(menu.getByRole('link')).toHaveCount(0)
      },
    )

    inIndonesian('opens its menu by keyboard; Escape closes it and gives focus back', async ({ page }) => {
      await openPage(page, address)
      const menu = page.getByRole('navigation', { name: menuName })
      const [first, second] = [entryOf(menu, hospitals), entryOf(menu, doctors)]
      await tabTo(page, first)
      await page.keyboard.press('Enter')
      const links = linksBelow(first)
      expect(await links.count()).toBeGreaterThan(1)
      for (const link of await links.all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(second).toBeFocused()
      await page.keyboard.press('Space')
      await expect(links).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(linksBelow(second).and(page.locator(':focus'))).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(menu.getByRole('link')).toHaveCount(0)
      await expect(second).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, menu.getByRole('link', { name: followed }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${prefix}/dokter`)
    })

    inEnglish(
      'has a top bar, whose entries are links or open the emergency call',
      { tag: '@shell.top-bar' },
      async ({ page }) => {
        await openPage(page, address)
        const bar = page.getByRole('navigation', { name: barName })
        await expect(bar.getByRole('button')).toHaveText(quick.slice(0, 2))
        await expect(bar.getByRole('link')).toHaveText(quick.slice(2))
        expect(await hrefsOf(bar.getByRole('link'))).toEqual([
          `${prefix}/jadwal-dokter`,
          `${prefix}/informasi/karir/perawat-icu`,
        ])
        await bar.getByRole('link', { name: quick[2] }).click()
        await expect(page).toHaveURL(`${prefix}/jadwal-dokter`)
      },
    )

    inIndonesian(
      'shows entries marked auth_required to a logged-in individual user only, in menu, top bar and footer',
      { tag: ['@company.menu-auth-required', '@shell.auth-required'] },
      async ({ page, context, baseURL }) => {
        for (const [who, session, times] of [
          ['an anonymous visitor', undefined, 0],
          ['a company user', { name: 'authCompany', value: { id: 7, name: 'PT Contoh', email: null, role_id: 2 } }, 0],
          [
            'a logged-in individual user',
            { name: 'auth', value: { id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' } },
            1,
          ],
        ] as const)
          await test.step(who, async () => {
            await context.clearCookies()
            if (session)
              await context.addCookies([
                { name: session.name, value: encodeURIComponent(JSON.stringify(session.value)), url: baseURL ?? '' },
              ])
            await openPage(page, address)
            const menu = page.getByRole('navigation', { name: menuName })
            for (const [heading, name] of [
              [doctors, personal[0]],
              [headings[4], personal[1]],
            ] as const) {
              const entry = entryOf(menu, heading)
              await entry.click()
              await expect(linksBelow(entry).and(page.getByRole('link', { name, exact: true }))).toHaveCount(times)
            }
            await expect(
              page.getByRole('navigation', { name: barName }).getByRole('link', { name: 'Hasil Pemeriksaan' }),
            ).toHaveCount(times)
            await expect(page.getByRole('contentinfo').getByRole('link', { name: personal[0] })).toHaveCount(times)
          })
      },
    )
  })
}
