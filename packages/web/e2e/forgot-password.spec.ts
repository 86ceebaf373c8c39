import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const words = {
  id: {
    path: '/member-area/forgot-password',
    email: 'Email',
    send: 'Kirim kode',
    emailMissing: 'Isi alamat email Anda',
    code: 'Kode verifikasi',
    password: 'Kata sandi baru',
    save: 'Simpan kata sandi baru',
    short: 'Kata sandi paling sedikit 8 karakter',
    wait: 'Kode baru dapat diminta',
    wrong: 'Kode verifikasi salah',
    done: 'Kata sandi Anda sudah diganti',
    logIn: 'Masuk',
  },
  en: {
    path: '/en/member-area/forgot-password',
    email: 'Email',
    send: 'Send the code',
    emailMissing: 'Enter your email address',
    code: 'Verification code',
    password: 'New password',
    save: 'Save the new password',
    short: 'A password has at least 8 characters',
    wait: 'You can ask for a new code',
    wrong: 'Kode verifikasi salah',
    done: 'Your password has been changed',
    logIn: 'Log in',
  },
} as const

for (const [language, width, person] of [
  ['id', 360, 'dewi.lestari@contoh.example'],
  ['en', 1280, 'eko.prasetyo@contoh.example'],
] as const) {
  test(
    `a forgotten password is replaced with the keyboard alone, across a reload, in ${language} at ${width} px`,
    {
      tag: [
        '@member.forgot-password',
        '@member.forgot-password-code',
        '@member.password-calls',
        '@member.entrance-pages',
      ],
    },
    async ({ page }) => {
      const say = words[language]
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}${say.path}`)
      await hydrated(page)
      const main = page.getByRole('main')
      const press = async (name: string) => {
        await tabTo(page, main.getByRole('button', { name, exact: true }))
        await page.keyboard.press('Enter')
      }
      await press(say.send)
      await expect(main.getByRole('group').getByRole('link')).toHaveText(say.emailMissing)
      await expectAccessible(page)
      await main.getByLabel(say.email).focus()
      await page.keyboard.type(person)
      await page.keyboard.press('Enter')
      await expect(main.getByLabel(say.code)).toBeVisible()
      await expect(main).toContainText(say.wait)
      await expectAccessible(page)
      await page.reload()
      await hydrated(page)
      await expect(main.getByLabel(say.code)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await tabTo(page, main.getByLabel(say.code))
      await page.keyboard.type('000000')
      await page.keyboard.press('Tab')
      await page.keyboard.type('pendek')
      await page.keyboard.press('Enter')
      await expect(main).toContainText(say.short)
      await main.getByLabel(say.password, { exact: true }).fill('kalimat baru 2026')
      await page.keyboard.press('Enter')
      await expect(main).toContainText(say.wrong)
      await expect(main.getByLabel(say.password, { exact: true })).toHaveValue('kalimat baru 2026')
      await main.getByLabel(say.code).fill('123 456')
      await page.keyboard.press('Enter')
      await expect(main).toContainText(say.done)
      await expectAccessible(page)
      expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(person)

      await page.goto(`${site.url}${say.path.replace('forgot-password', 'login')}`)
      await hydrated(page)
      const form = main.locator('form')
      await form.getByLabel(language === 'id' ? 'Alamat email' : 'Email address').fill(person)
      await form.getByLabel(language === 'id' ? 'Kata sandi' : 'Password', { exact: true }).fill('kalimat baru 2026')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/member-area\/profile$/)
    },
  )
}
