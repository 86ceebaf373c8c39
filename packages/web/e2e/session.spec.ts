import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const cookie = (value: object) => encodeURIComponent(JSON.stringify(value))

const member = {
  name: 'auth',
  value: cookie({ id: 1, nama_lengkap: 'Zulaikha', email: null, no_telp: null, gender: 'P' }),
}
const company = { name: 'authCompany', value: cookie({ id: 7, name: 'Zulaikha', email: null, role_id: 2 }) }

// The menus of a patient and of a company differ in their words only, like Indonesian and English.
const visits = [
  {
    who: 'a patient',
    session: member,
    width: 360,
    path: '/paket',
    home: '/',
    own: 'Profil',
    others: 'Profil perusahaan',
    logOut: 'Logout',
    question: 'Anda yakin untuk logout?',
    no: 'Tidak',
    yes: 'Ya',
    logIn: 'Masuk',
  },
  {
    who: 'a company user',
    session: company,
    width: 1280,
    path: '/en/paket',
    home: '/en',
    own: 'Company profile',
    others: 'Profile',
    logOut: 'Log out',
    question: 'Are you sure you want to log out?',
    no: 'No',
    yes: 'Yes',
    logIn: 'Log in',
  },
] as const

/** Opens the avatar's menu. On a phone it is inside the main menu. */
const openAccount = async (page: Page, width: number) => {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: width === 360 ? /^Menu$/ : /^Zulaikha$/ })
    .click()
}

for (const { path, home, width, who, session, own, others, logOut, question, no, yes, logIn } of visits) {
  test(
    `${who} has an avatar menu with ${own} and ${logOut}, and is asked before logging out, at ${path} and ${width} px`,
    {
      tag: [
        '@member.logout-redirect',
        '@company.logout-redirect',
        '@company.avatar-menu',
        '@company.logout-question',
        '@shell.avatar-menu',
        '@shell.logout-question',
      ],
    },
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ ...session, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await hydrated(page)
      const header = page.getByRole('banner')
      await openAccount(page, width)
      await expect(header.getByRole('link', { name: own, exact: true })).toBeVisible()
      await expect(header.getByRole('link', { name: others, exact: true })).toHaveCount(0)
      await header.getByRole('button', { name: logOut }).click()
      const dialog = page.getByRole('dialog', { name: 'Warning' })
      await expect(dialog).toContainText(question)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: no }).click()
      await expect(dialog).toBeHidden()
      await page.reload()
      await hydrated(page)
      await openAccount(page, width)
      await header.getByRole('button', { name: logOut }).click()
      await dialog.getByRole('button', { name: yes }).click()
      await expect(page).toHaveURL(home)
      await hydrated(page)
      expect((await context.cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
      if (width === 360)
        await header
          .locator('summary')
          .filter({ hasText: /^Menu$/ })
          .click()
      await expect(header.getByRole(width === 360 ? 'link' : 'button', { name: new RegExp(`^${logIn}`) })).toHaveCount(
        width === 360 ? 2 : 1,
      )
      await expect(header.getByRole('button', { name: logOut })).toHaveCount(0)
    },
  )
}

test(
  'a log-out ends the session in every tab, and nothing of it is left',
  { tag: '@member.logout-clears' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ ...member, url: baseURL ?? '' }])
    // On the home page a slow machine meets the promotional popup.
    await page.goto('/paket')
    await page.evaluate(() => localStorage.setItem('auth_user', 'token'))
    await context.addCookies([{ name: 'search_history', value: encodeURIComponent('["hamil"]'), url: baseURL ?? '' }])
    const other = await context.newPage()
    await other.goto('/en')
    await hydrated(other)
    await page.bringToFront()
    await hydrated(page)
    await openAccount(page, 1280)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page.getByText('Zulaikha')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(other.getByText('Zulaikha')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth_user'))).toBeNull()
    expect((await context.cookies()).filter(({ name }) => /^auth|^search/.test(name))).toEqual([])
  },
)

test('the token of a session whose cookies have ended is not there for the next person', async ({ page }) => {
  await page.goto('/health')
  await page.evaluate(() => ['auth_user', 'auth_company'].forEach((key) => localStorage.setItem(key, 'token')))
  await page.goto('/')
  await hydrated(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth'))))
    .toEqual([])
})

test('a log-in of another person in one tab shows nothing of the first one in the other', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ ...member, url: baseURL ?? '' }])
  await page.addInitScript(() => localStorage.setItem('auth_user', localStorage.getItem('auth_user') ?? 'token'))
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Zulaikha').first()).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('draft', 'Zulaikha'))
  const other = await context.newPage()
  await other.goto('/')
  await context.addCookies([
    {
      name: 'auth',
      value: cookie({ id: 2, nama_lengkap: 'Mariam', email: null, no_telp: null, gender: 'P' }),
      url: baseURL ?? '',
    },
  ])
  await other.evaluate(() => localStorage.setItem('auth_user', 'token-2'))
  await expect(page.getByRole('banner').getByText('Mariam').first()).toBeVisible()
  await expect(page.getByText('Zulaikha')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
})

test('what was typed in a tab is not there for its next user after a log-out in another one', async ({
  page,
  context,
  baseURL,
}) => {
  const contact = '/informasi/hubungi-kami'
  const typed = page.locator('main form [name=pesan]')
  await context.addCookies([{ ...member, url: baseURL ?? '' }])
  await page.goto(contact)
  await expect(page.getByRole('banner').getByText('Zulaikha').first()).toBeVisible()
  await typed.fill('Hasil saya belum ada')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).toContain('Hasil saya')
  await page.reload()
  await expect(typed).toHaveValue('Hasil saya belum ada')
  // This tab does not notice a log-out while it shows another site, or a plain text.
  await page.goto('/health')
  await context.clearCookies()
  await page.goto(contact)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(typed).toHaveValue('')
})

test('one person is logged in at a time: the log-in of a company ends the session of a patient', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/company-area/login')
  await hydrated(page)
  // In another tab, after this one was opened.
  await context.addCookies([{ ...member, url: baseURL ?? '' }])
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Alamat email').fill('hr@nusantara-tekstil.example')
  await form.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await form.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL('/company-area/profile')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('auth'))).toEqual(['authCompany'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil perusahaan')
  // If both cookies exist, the patient's counts.
  await context.addCookies([{ ...member, url: baseURL ?? '' }])
  await page.reload()
  await expect(page).toHaveURL('/')
})

test(
  'the login link opens a chooser between Patient and Corporate',
  { tag: ['@company.login-chooser', '@shell.login-chooser'] },
  async ({ page }) => {
    await page.goto('/en/paket')
    await hydrated(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
    await button.press('Enter')
    const chooser = page.getByRole('dialog', { name: 'Log in as' })
    const choices = chooser.getByRole('link')
    await expect(choices).toHaveText([/^Patient/, /^Corporate/])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(chooser).toBeHidden()
    await expect(button).toBeFocused()
    for (const [choice, area] of [
      [0, 'member-area'],
      [1, 'company-area'],
    ] as const) {
      await button.press('Enter')
      await choices.nth(choice).press('Enter')
      await expect(page).toHaveURL(`/en/${area}/login`)
      await page.goto('/en/paket')
      await hydrated(page)
    }
  },
)
