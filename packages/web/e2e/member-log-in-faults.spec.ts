import type { Locator, Page } from '@playwright/test'
import { appointmentWords, openDetails } from './appointment-way.ts'
import { answering, cut, refusal, refuse } from './faults.ts'
import type { Answer } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\/login$/, viewport: { width: 360, height: 800 } })

const refused = new RegExp(refusal)
const failed = /Maaf, Anda belum dapat masuk\. Silakan coba beberapa saat lagi/

/** The faults of a log-in, and the person's message. A log-in may be sent again, so a lost answer counts as any failure. */
const faults: Readonly<Record<string, readonly [answer: Answer, says: RegExp]>> = {
  'a refusal': [refuse, refused],
  'a lost connection': [cut, failed],
}

const email = 'siti.rahayu@contoh.example'

/** Tries to log in with each fault, in the form within `part`. */
const tryEach = async (page: Page, part: Locator, within: string) => {
  const [address, secret] = [part.getByLabel('Alamat email'), part.getByLabel('Kata sandi', { exact: true })]
  await address.fill(email)
  await secret.fill('Rahasia123')
  for (const [name, [answer, says]] of Object.entries(faults))
    await test.step(name, async () => {
      const sent = await answering(page, '/api/member/login', answer)
      await part.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(part.getByRole('alert').getByText(says)).toBeVisible()
      await expect(address).toHaveValue(email)
      await expect(secret).toHaveValue('Rahasia123')
      expect(sent()).toBe(1)
    })
  // The message is in the same place each time.
  await expectAccessible(page, within)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
}

test(
  'a log-in on its page that does not succeed says why, is sent once, and keeps what was typed',
  { tag: '@member.login-faults' },
  async ({ page }) => {
    await page.goto('/member-area/login')
    await hydrated(page)
    await tryEach(page, page.getByRole('main').locator('form'), 'html')
  },
)

test(
  'a log-in over the page that does not succeed says why, is sent once, and keeps what was typed',
  { tag: '@member.login-faults' },
  async ({ page }) => {
    const say = appointmentWords.id
    await openDetails(page, say)
    await hydrated(page)
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
    await page.getByRole('radio', { name: 'Poliklinik' }).check()
    await page.getByRole('button', { name: say.submit, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say.logIn })
    await expect(dialog).toBeVisible()
    await tryEach(page, dialog, 'dialog[open]')
  },
)
