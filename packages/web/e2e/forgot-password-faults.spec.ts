import type { Locator, Page } from '@playwright/test'
import { recoveryKey } from '../src/features/member/entrance/recovery.ts'
import { answering, cut, refusal, refuse, refuseField } from './faults.ts'
import type { Answer } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\/(check_email|ganti_password)$/, viewport: { width: 360, height: 800 } })

const path = '/member-area/forgot-password'
const email = 'dewi.lestari@contoh.example'
const refused = new RegExp(refusal)
const sentUnknown = /belum tahu apakah kode dikirim. Periksa email Anda dahulu/

type Faults = Readonly<Record<string, readonly [answer: Answer, says: RegExp]>>

const faults: Faults = { 'a refusal': [refuse, refused] }

/** A lost answer, with its message. */
const lost = (says: RegExp): Faults => ({ 'a lost connection': [cut, says] })

const form = (page: Page) => page.getByRole('main').locator('form')
const pressed = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()

interface Attempt {
  readonly page: Page
  readonly call: string
  readonly button: string
  /** The fields, and their typed values. */
  readonly typed: readonly (readonly [field: Locator, text: string])[]
}

/** Sends the form with one answer, and expects its message. */
const expectSaid = async ({ page, call, button, typed }: Attempt, answer: Answer, says: RegExp) => {
  const sent = await answering(page, `/api/member/${call}`, answer)
  await pressed(page, button)
  await expect(form(page).getByText(says).first()).toBeVisible()
  for (const [field, text] of typed) await expect(field).toHaveValue(text)
  expect(sent()).toBe(1)
}

/** Sends the form with each answer. The message is in the same place each time, so axe checks the last one. */
const expectEachSaid = async (attempt: Attempt, all: Faults) => {
  for (const [name, [answer, says]] of Object.entries(all))
    await test.step(name, () => expectSaid(attempt, answer, says))
  await expectAccessible(attempt.page)
}

/** A field that the server refuses: the server's words are beside it, and the summary links to it. */
const expectRefused = async (attempt: Attempt, name: string, field: Locator) => {
  const { page, call, button, typed } = attempt
  await answering(page, `/api/member/${call}`, refuseField(name))
  await pressed(page, button)
  const summary = form(page).getByRole('group', { name: 'Ada yang perlu diperbaiki' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: refused }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(refused)
  for (const [one, text] of typed) await expect(one).toHaveValue(text)
  await expectAccessible(page)
}

/** Opens the step of the code, as a reload restores it. */
const openCode = async (page: Page) => {
  await page.goto('/health')
  const recovery = { email, shownEmail: 'd•••@contoh.example', resendAt: Date.now() }
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    recoveryKey,
    JSON.stringify(recovery),
  ] as const)
  await page.goto(path)
  await hydrated(page)
  const [code, secret] = [
    form(page).getByLabel('Kode verifikasi'),
    form(page).getByLabel('Kata sandi baru', { exact: true }),
  ]
  await code.fill('123456')
  await secret.fill('kalimat baru 2026')
  return [
    [code, '123456'],
    [secret, 'kalimat baru 2026'],
  ] as const
}

test(
  'a code that is not sent: the page says why, asks once, and keeps the address',
  { tag: '@member.code-faults' },
  async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const field = form(page).getByLabel('Email')
    await field.fill(email)
    const attempt = { page, call: 'check_email', button: 'Kirim kode', typed: [[field, email]] } as const
    await expectEachSaid(attempt, faults)
    await test.step('a field that the server refuses', () => expectRefused(attempt, 'email', field))
    await expectEachSaid(attempt, lost(sentUnknown))
    await test.step('a code that came nevertheless can be used', async () => {
      await pressed(page, 'Saya sudah menerima kode')
      await expect(form(page).getByLabel('Kode verifikasi')).toBeVisible()
      await expect(form(page)).toContainText(email)
      await expect(form(page).getByText(sentUnknown)).toHaveCount(0)
      await expectAccessible(page)
    })
  },
)

test(
  'another code that is not sent: the page says why, asks once, and keeps what was typed',
  { tag: '@member.code-faults' },
  async ({ page }) => {
    const typed = await openCode(page)
    const attempt = { page, call: 'check_email', button: 'Kirim kode baru', typed } as const
    await expectEachSaid(attempt, { ...faults, ...lost(sentUnknown) })
    await test.step('an address that the server refuses, for which this step has no field', async () => {
      await expectSaid(attempt, refuseField('email'), refused)
      await expect(form(page).getByRole('group', { name: 'Ada yang perlu diperbaiki' })).toHaveCount(0)
    })
  },
)

test(
  'a password that is not changed: the page says why, sends once, and keeps what was typed',
  { tag: '@member.password-faults' },
  async ({ page }) => {
    const typed = await openCode(page)
    const [[code], [secret]] = typed
    const attempt = { page, call: 'ganti_password', button: 'Simpan kata sandi baru', typed } as const
    await test.step('a refusal is of the code', async () => {
      await expectSaid(attempt, refuse, refused)
      await expect(code).toHaveAccessibleDescription(refused)
    })
    await test.step('a password that the server refuses', () => expectRefused(attempt, 'password', secret))
    await test.step('a code that the server refuses', () => expectRefused(attempt, 'token', code))
    await expectEachSaid(attempt, lost(/belum tahu apakah kata sandi sudah diganti. Coba masuk dengan kata sandi baru/))
    await expect(form(page).getByText(/Kata sandi Anda sudah diganti/)).toHaveCount(0)
  },
)
