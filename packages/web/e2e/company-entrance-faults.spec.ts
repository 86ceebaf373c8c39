import { demoInvitations } from '@hospital/mocks'
import type { Locator, Page } from '@playwright/test'
import { answering, cut, limit, refusal, refuse, refuseField, retryTimeout } from './faults.ts'
import type { Answer } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')

/** Presses the button, and reads the message after the answer. The message is in the same place each time, so axe checks the last one. */
const pressAndRead = async (page: Page, call: string, answer: Answer, button: Locator, says: Locator) => {
  const sent = await answering(page, call, answer)
  await button.click()
  await expect(says).toBeVisible()
  await expect(button).toBeEnabled()
  expect(sent()).toBe(1)
}

const notLoggedIn = 'Maaf, Anda belum dapat masuk'

const logInFaults: readonly (readonly [name: string, answer: Answer, says: string])[] = [
  ['a refusal', refuse, refusal],
  ['a lost connection', cut, notLoggedIn],
]

for (const path of ['login', 'admin/login'])
  test(
    `the log-in at /company-area/${path} says why it failed, asks once, and keeps what was typed`,
    { tag: '@company.login-faults' },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(`/company-area/${path}`)
      await hydrated(page)
      const form = main(page).locator('form')
      const [email, password] = [form.getByLabel('Alamat email'), form.getByLabel('Kata sandi', { exact: true })]
      await email.fill('hr@contoh.example')
      await password.fill('rahasia-saya')
      const button = form.getByRole('button', { name: 'Masuk' })
      for (const [name, answer, says] of logInFaults)
        await test.step(name, async () => {
          const said = form.getByRole('alert').filter({ hasText: says })
          await pressAndRead(page, `/company/${path}`, answer, button, said)
          await expect(email).toHaveValue('hr@contoh.example')
          await expect(password).toHaveValue('rahasia-saya')
          await expect(page).toHaveURL(new RegExp(`/company-area/${path}$`))
        })
      await expectAccessible(page)
    },
  )

const unread = 'Undangan belum dapat diperiksa'

test(
  'an invitation that cannot be read says so, and is read when it is asked for again',
  { tag: '@company.invitation-faults' },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 800 })
    for (const [name, answer, says] of [
      ['too many requests', limit(1), 'Terlalu banyak percobaan'],
      ['a lost connection', cut, unread],
    ] as const)
      await test.step(name, async () => {
        await answering(page, '/company/activation/undangan', answer)
        await page.goto('about:blank')
        await page.goto(`/company-area/activation#undangan=${demoInvitations.used}`)
        await hydrated(page)
        await expect(main(page).getByText(says)).toBeVisible({ timeout: retryTimeout })
        if (answer === cut) await expectAccessible(page, 'main')
        await page.unrouteAll()
        await main(page).getByRole('button', { name: 'Coba lagi' }).click()
        await expect(main(page).getByRole('heading', { name: 'Undangan ini sudah dipakai' })).toBeVisible()
      })
  },
)

const perhapsActive = 'kami belum tahu apakah akun sudah aktif'

test(
  'a password that is not taken says why, is sent once, and stays typed',
  { tag: '@company.activation-faults' },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`/company-area/activation#undangan=${demoInvitations.valid}`)
    await hydrated(page)
    const form = main(page).locator('form')
    const password = form.getByLabel('Kata sandi baru', { exact: true })
    await password.fill('sandi-baru-saya')
    const button = form.getByRole('button', { name: 'Aktifkan akun' })
    for (const [name, answer, says] of [
      ['a refusal', refuse, refusal],
      ['a lost connection', cut, perhapsActive],
    ] as const)
      await test.step(name, async () => {
        const said = form.getByRole('status').filter({ hasText: says })
        await pressAndRead(page, '/company/activation', answer, button, said)
        await expect(said).toBeFocused()
        await expect(password).toHaveValue('sandi-baru-saya')
      })
    await expectAccessible(page)
    await test.step('a field that the server refuses', async () => {
      const sent = await answering(page, '/company/activation', refuseField('password'))
      await button.click()
      const summary = form.getByRole('group', { name: 'Ada yang perlu diperbaiki' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: new RegExp(refusal) }).click()
      await expect(password).toBeFocused()
      await expect(password).toHaveAccessibleDescription(new RegExp(refusal))
      await expect(password).toHaveValue('sandi-baru-saya')
      expect(sent()).toBe(1)
      await expectAccessible(page)
    })
  },
)
