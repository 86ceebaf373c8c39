import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const person = 'dewi.lestari@contoh.example'

test(
  'a forgotten password is replaced with the keyboard alone, across a reload',
  {
    tag: [
      '@member.forgot-password',
      '@member.forgot-password-code',
      '@member.password-calls',
      '@member.entrance-pages',
    ],
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${site.url}/member-area/forgot-password`)
    await hydrated(page)
    const main = page.getByRole('main')
    const press = async (name: string) => {
      await tabTo(page, main.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    }
    await press('Kirim kode')
    await expect(main.getByRole('group').getByRole('link')).toHaveText('Isi alamat email Anda')
    await expectAccessible(page)
    await main.getByLabel('Email').focus()
    await page.keyboard.type(person)
    await page.keyboard.press('Enter')
    await expect(main.getByLabel('Kode verifikasi')).toBeVisible()
    await expect(main).toContainText('Kode baru dapat diminta')
    await expectAccessible(page)
    await page.reload()
    await hydrated(page)
    await expect(main.getByLabel('Kode verifikasi')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await tabTo(page, main.getByLabel('Kode verifikasi'))
    await page.keyboard.type('000000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('pendek')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('Kata sandi paling sedikit 8 karakter')
    await main.getByLabel('Kata sandi baru', { exact: true }).fill('kalimat baru 2026')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('Kode verifikasi salah')
    await expect(main.getByLabel('Kata sandi baru', { exact: true })).toHaveValue('kalimat baru 2026')
    await main.getByLabel('Kode verifikasi').fill('123 456')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('Kata sandi Anda sudah diganti')
    await expectAccessible(page)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(person)

    await page.goto(`${site.url}/member-area/login`)
    await hydrated(page)
    const form = main.locator('form')
    await form.getByLabel('Alamat email').fill(person)
    await form.getByLabel('Kata sandi', { exact: true }).fill('kalimat baru 2026')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/member-area\/profile$/)
  },
)
