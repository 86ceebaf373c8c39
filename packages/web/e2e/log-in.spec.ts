import type { Page } from '@playwright/test'
import { appointmentWords, openDetails } from './appointment-way.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    prefix: '',
    submit: 'Buat janji temu',
    title: 'Masuk',
    reason: 'Masuk untuk menyelesaikan janji temu',
    email: 'Alamat email',
    password: 'Kata sandi',
    empty: 'Email & Password harus diisi',
    busy: 'Memproses…',
    failed: 'Maaf, Anda belum dapat masuk. Silakan coba beberapa saat lagi.',
    patient: 'Janji temu untuk',
    limited: 'Silakan coba lagi dalam 5 menit',
  },
  {
    prefix: '/en',
    submit: 'Make the appointment',
    title: 'Log in',
    reason: 'Log in to finish your appointment',
    email: 'Email address',
    password: 'Password',
    empty: 'Email and password must be filled in',
    busy: 'Working on it…',
    failed: 'Sorry, you could not be logged in. Please try again in a moment.',
    patient: 'Appointment for',
    limited: 'Please try again in 5 minutes',
  },
] as const

/** Goes to the last step of an appointment, which opens the log-in. */
const reachLastStep = async (page: Page, prefix: string) => {
  await openDetails(page, appointmentWords[prefix === '' ? 'id' : 'en'])
  await hydrated(page)
}

for (const { prefix, submit, title, reason, email, password, empty, busy, failed, patient, limited } of languages) {
  test.describe(`the login modal at ${prefix}/dokter/appointment`, () => {
    const { inIndonesian, inEnglish } = testsAt(`${prefix}/`)

    // Chromium itself logs the status of a refused log-in.
    test.use({ missing: '/api/member/login' })

    inIndonesian(
      'is idle, then loading with its button disabled, then warns with the server’s detail text, and closes after success',
      { tag: ['@member.login-modal', '@member.login-refused', '@shell.login-modal'] },
      async ({ page }) => {
        await reachLastStep(page, prefix)
        await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
        await page.getByRole('radio', { name: 'Poliklinik' }).check()
        await page.getByRole('button', { name: submit, exact: true }).click()
        const modal = page.getByRole('dialog', { name: title })
        await expect(modal).toContainText(reason)
        const [warning, button] = [modal.getByRole('alert'), modal.getByRole('button', { name: title, exact: true })]
        await expect(warning).toBeEmpty()
        await button.click()
        await expect(warning).toContainText(empty)
        await expectAccessible(page)

        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        let attempts = 0
        await page.route('**/api/member/login', async (route) => {
          attempts += 1
          await held
          await route.continue()
        })
        await modal.getByLabel(email).fill('dewi.lestari@contoh.example')
        const secret = modal.getByLabel(password, { exact: true })
        await secret.fill('salah-sandi')
        await button.click()
        const loading = modal.getByRole('button', { name: busy })
        await expect(loading).toHaveAttribute('aria-disabled', 'true')
        await expect(warning).toBeEmpty()
        await loading.click({ force: true })
        await secret.press('Enter')
        release()
        await expect(warning).toContainText('Email atau password salah.')
        expect(attempts).toBe(1)
        await expect(button).not.toHaveAttribute('aria-disabled')
        await expect(modal.getByLabel(email)).toHaveValue('dewi.lestari@contoh.example')
        await expect(secret).toHaveValue('salah-sandi')

        await page.unrouteAll()
        await page.route('**/api/member/login', (route) => route.abort())
        await button.click()
        await expect(warning).toContainText(failed)
        await page.unrouteAll()
        await secret.fill('Rahasia123')
        await button.click()
        await expect(modal).toBeHidden()
        await expect(page.getByRole('group', { name: patient })).toContainText('Dewi Lestari')
        const cookies = new Map(
          (await page.context().cookies()).map(({ name, sameSite, path }) => [name, `${sameSite} ${path}`]),
        )
        expect([cookies.get('auth'), cookies.get('auth_family')]).toEqual(['Strict /', 'Strict /'])
      },
    )

    inEnglish('says how long to wait after too many attempts', async ({ page }) => {
      await page.route('**/api/member/login', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '300' },
          json: { message: 'Terlalu banyak percobaan.' },
        }),
      )
      await reachLastStep(page, prefix)
      await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
      await page.getByRole('radio', { name: 'Poliklinik' }).check()
      await page.getByRole('button', { name: submit, exact: true }).click()
      const modal = page.getByRole('dialog', { name: title })
      await modal.getByLabel(email).fill('dewi.lestari@contoh.example')
      await modal.getByLabel(password, { exact: true }).fill('salah-sandi')
      await modal.getByRole('button', { name: title, exact: true }).click()
      await expect(modal.getByRole('alert')).toContainText(limited)
      await expect(modal.getByLabel(email)).toHaveValue('dewi.lestari@contoh.example')
    })
  })
}
