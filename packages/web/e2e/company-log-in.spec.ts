import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')
const password = 'Rahasia123'

const languages = [
  {
    prefix: '',
    width: 360,
    logIn: 'Masuk',
    email: 'Alamat email',
    password: 'Kata sandi',
    missing: 'Email & Password harus diisi',
    menu: 'Menu perusahaan',
    entries: [
      'Company Profile',
      'List Karyawan Teregistrasi',
      'Hasil MCU',
      'Rangkuman Kesehatan',
      'Rujukan Kecelakaan Kerja',
    ],
    profile: 'Profil perusahaan',
    logOut: 'Logout',
    yes: 'Ya',
  },
  {
    prefix: '/en',
    width: 1280,
    logIn: 'Log in',
    email: 'Email address',
    password: 'Password',
    missing: 'Email and password must be filled in',
    menu: 'Company menu',
    entries: [
      'Company Profile',
      'Registered employees',
      'Check-up results',
      'Health summary',
      'Work-accident referrals',
    ],
    profile: 'Company profile',
    logOut: 'Log out',
    yes: 'Yes',
  },
] as const

const parts = ['profile', 'pasien', 'hasil-mcu', 'hasil-mcu/chart', 'accident']
const day = 86_400

for (const say of languages) {
  const { prefix, width } = say
  const area = `${prefix}/company-area`

  /** Opens the avatar's menu. On a phone it is inside the main menu. */
  const openAccount = async (page: Page, name: string) => {
    const label = width === 360 ? /^Menu$/ : new RegExp(`^${name}$`)
    await page.getByRole('banner').locator('summary').filter({ hasText: label }).click()
  }
  const entriesOf = (page: Page) => page.getByRole('navigation', { name: say.menu }).getByRole('link')
  const addressesOf = (page: Page) =>
    entriesOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const logIn = async (page: Page, path: string, address: string, typed: string) => {
    await page.goto(`${area}/${path}`)
    await hydrated(page)
    const form = main(page).locator('form')
    await form.getByLabel(say.email).fill(address)
    await form.getByLabel(say.password, { exact: true }).fill(typed)
    await form.getByRole('button', { name: say.logIn }).click()
    return form
  }

  test.describe(`the log-in of companies below ${area}, ${width} px`, () => {
    const { inIndonesian, inEnglish } = testsAt(area)

    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }))

    inIndonesian(
      'leads a company user to the profile, with the keyboard alone, for a day, until the log-out',
      {
        tag: [
          '@company.login-page',
          '@company.menu',
          '@company.menu-summary',
          '@company.login-redirect',
          '@company.logout-redirect',
          '@company.session',
          '@company.logout-clears',
          '@company.login-required',
          '@company.session-cookie',
          '@company.journeys',
        ],
      },
      async ({ page, context }) => {
        await page.goto(`${area}/login`)
        await hydrated(page)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        const form = main(page).locator('form')
        await tabTo(page, form.getByRole('button', { name: say.logIn }))
        await page.keyboard.press('Enter')
        await expect(form.getByRole('alert')).toContainText(say.missing)
        await form.getByLabel(say.email).focus()
        await page.keyboard.type('hr@nusantara-tekstil.example')
        await page.keyboard.press('Tab')
        await page.keyboard.type(password)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${area}/profile`)
        await expect(entriesOf(page)).toHaveText([...say.entries])
        expect(await addressesOf(page)).toEqual(parts.map((part) => `${area}/${part}`))
        await expectAccessible(page, 'html')
        const cookie = (await context.cookies()).find(({ name }) => name === 'authCompany')
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' })
        expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(300)
        expect(await page.evaluate(() => localStorage.getItem('auth_company'))).not.toBeNull()

        await openAccount(page, 'Wulan Sari Dewi')
        const banner = page.getByRole('banner')
        await expect(banner.getByRole('link', { name: say.profile, exact: true })).toHaveAttribute(
          'href',
          `${area}/profile`,
        )
        await banner.getByRole('button', { name: say.logOut }).click()
        await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: say.yes }).click()
        await expect(page).toHaveURL(prefix || '/')
        expect((await context.cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
        expect(await page.evaluate(() => localStorage.getItem('auth_company'))).toBeNull()
      },
    )

    inEnglish(
      'leads an administrator to Admin Corporate, from either log-in and from the avatar menu',
      {
        tag: [
          '@company.admin-login-page',
          '@company.admin-redirect',
          '@company.menu-admin',
          '@company.admin-role',
          '@company.avatar-redirect',
          '@company.journeys',
        ],
      },
      async ({ page, context }) => {
        for (const path of ['admin/login', 'login']) {
          await context.clearCookies()
          await logIn(page, path, 'admin@hospital.example', password)
          await expect(page).toHaveURL(`${area}/admin-corp`)
        }
        await expect(entriesOf(page)).toHaveText(['Admin Corporate', ...say.entries.slice(1)])
        await expectAccessible(page, 'html')
        await openAccount(page, 'Bambang Wicaksono')
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Admin Corporate', exact: true }),
        ).toHaveAttribute('href', `${area}/admin-corp`)
      },
    )

    inIndonesian(
      'shows the detail of the server where it refuses, and keeps what was typed',
      { tag: ['@company.login-refused', '@company.login-failure'] },
      async ({ page }) => {
        for (const [path, address, typed] of [
          ['login', `unknown-${width}@contoh.example`, password],
          // The log-in of administrators refuses company users, whatever the password.
          ['admin/login', 'k3@kencana-baja.example', password],
        ] as const) {
          const form = await logIn(page, path, address, typed)
          await expect(form.getByRole('alert')).toContainText('Email atau password salah.')
          await expect(form.getByLabel(say.email)).toHaveValue(address)
          await expect(page).toHaveURL(`${area}/${path}`)
        }
        await expectAccessible(page)
      },
    )
  })
}
