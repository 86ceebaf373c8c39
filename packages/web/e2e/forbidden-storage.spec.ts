import { expect, hydrated, test } from './site-test.ts'

/** The kinds of storage that a browser may forbid, and how. */
const forbidden = {
  cookies: () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  storage: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'QuotaExceededError')
    }
  },
} as const

// Both log-ins store a session by the same code, so each is tested with one of the two.
for (const [path, email, what] of [
  ['/member-area/login', 'siti.rahayu@contoh.example', 'cookies'],
  ['/company-area/login', 'hr@nusantara-tekstil.example', 'storage'],
] as const)
  test(`a browser that forbids ${what} is told so at ${path}, and keeps nothing of a session`, async ({ page }) => {
    await page.addInitScript(forbidden[what])
    await page.goto(path)
    await hydrated(page)
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Alamat email').fill(email)
    await form.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
    await form.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('Peramban Anda tidak mengizinkan penyimpanan')
    await expect(form.getByLabel('Alamat email')).toHaveValue(email)
    await expect(page).toHaveURL(path)
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth')))).toEqual([])
  })
