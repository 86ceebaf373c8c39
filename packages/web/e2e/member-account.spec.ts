import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: changes of one test remain for the next.
test.describe.configure({ mode: 'default' })
// Chromium itself logs the refused input.
test.use({ missing: /\/api\/member\// })

const password = 'Rahasia123'
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const openAccount = async (page: Page, person: Parameters<typeof logInAs>[1], language = '') => {
  const found = await logInAs(page, person, site.url)
  await page.goto(`${site.url}${language}/member-area/akun`)
  await hydrated(page)
  return found
}

/** The status of a call with a token: 401 once its session has ended. */
const statusOf = async (page: Page, token: string): Promise<number> => {
  const response = await page.request.get(`${site.url}/api/member/profile/akun/perangkat?user_id=1001`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.status()
}

test('the profile leads to the account', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Akun dan keamanan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Akun dan keamanan' })).toBeVisible()
})

for (const [width, scheme] of [
  [320, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1280, 'dark'],
] as const)
  test(`the account is accessible and nothing is cut off at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await openAccount(page, 'siti', width === 320 ? '/en' : '')
    await expect(page.getByText('Edge, Windows')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('another email is confirmed by its code, with the keyboard alone; the header shows it, and the log-in needs it', async ({
  page,
}) => {
  await openAccount(page, 'dewi')
  await page.getByRole('button', { name: 'Ubah email' }).press('Enter')
  const form = page.getByRole('form', { name: 'Ubah email' })
  await expect(form.getByRole('heading', { name: 'Ubah email' })).toBeVisible()
  await form.getByLabel('Email baru').focus()
  await page.keyboard.type('dewi@baru.example')
  await form.getByLabel('Kata sandi saat ini').focus()
  await page.keyboard.type('salah')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Password salah.').first()).toBeVisible()
  await expect(form.getByLabel('Email baru')).toHaveValue('dewi@baru.example')
  await form.getByLabel('Kata sandi saat ini').fill(password)
  await page.keyboard.press('Enter')
  await expect(form.getByText('Kami mengirim kode 6 angka ke d•••@baru.example.')).toBeVisible()
  await expectAccessible(page, 'main')
  await form.getByLabel('Kode verifikasi').fill('123456')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Email Anda sudah diubah.')).toBeVisible()
  await expect(page.getByText('dewi@baru.example').first()).toBeVisible()
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain('dewi@baru.example')
  const body = { data: { email: 'dewi@baru.example', password }, headers: { origin: site.url } }
  expect((await page.request.post(`${site.url}/api/member/login`, body)).ok()).toBe(true)
})

test('another password logs the other devices out, and this one stays', async ({ page }) => {
  const elsewhere = await logInAs(page, 'suparno', site.url)
  await openAccount(page, 'suparno')
  await page.getByRole('button', { name: 'Ubah kata sandi' }).click()
  const form = page.getByRole('form', { name: 'Ubah kata sandi' })
  await form.getByLabel('Kata sandi saat ini').fill(password)
  await form.getByLabel('Kata sandi baru').fill('sandi baru 2026')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(main(page).getByText('Kata sandi sudah diubah.')).toBeVisible()
  await expect(section(page, 'Perangkat yang masuk').getByText('Perangkat ini')).toBeVisible()
  expect(await statusOf(page, elsewhere.token)).toBe(401)
})

test('devices are logged out, a reminder is switched on, and it stays so', async ({ page }) => {
  await openAccount(page, 'siti')
  const devices = section(page, 'Perangkat yang masuk')
  await devices.getByRole('button', { name: 'Keluarkan Edge, Windows' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan', exact: true }).click()
  await expect(devices.getByText('Edge, Windows sudah dikeluarkan.')).toBeVisible()
  await expect(devices.getByRole('heading', { name: 'Edge, Windows' })).toBeHidden()
  await page.getByRole('button', { name: 'Aktifkan: SMS' }).click()
  await expect(page.getByRole('button', { name: 'Matikan: SMS' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Matikan: SMS' })).toBeVisible()
})

test('the deletion of an account is asked for, and withdrawn', async ({ page }) => {
  await openAccount(page, 'maman')
  const deletion = section(page, 'Hapus akun')
  await deletion.getByRole('button', { name: 'Minta penghapusan akun' }).click()
  await expect(deletion.getByText('paling sedikit 25 tahun')).toBeVisible()
  await deletion.getByLabel('Kata sandi saat ini').fill(password)
  await deletion.getByRole('button', { name: 'Kirim permintaan' }).click()
  await expect(deletion.getByText('Akun ini akan dihapus')).toBeVisible()
  await page.reload()
  await deletion.getByRole('button', { name: 'Batalkan penghapusan' }).click()
  await expect(deletion.getByRole('button', { name: 'Minta penghapusan akun' })).toBeVisible()
})
