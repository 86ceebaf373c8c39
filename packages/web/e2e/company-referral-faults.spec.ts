import type { Locator, Page } from '@playwright/test'
import { fillIn, referralWords, send } from './company-referral-way.ts'
import { companyEmails, logInCompany } from './company-user.ts'
import { answering, cut, expire, refusal, refuse, refuseField } from './faults.ts'
import type { Answer } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/company\//, viewport: { width: 360, height: 800 } })

const main = (page: Page) => page.getByRole('main')
const say = referralWords.id

type Fault = readonly [name: string, answer: Answer, says: string]

/** The faults of a write, and the person's message; `unknown` for a lost answer. */
const faults = (unknown: string): readonly Fault[] => [
  ['a refusal', refuse, refusal],
  ['a lost connection', cut, unknown],
]

/** Presses the button under each fault. `expectUnchanged` checks that the typed values are still there. */
const pressUnder = async (
  page: Page,
  call: string,
  button: Locator,
  { unknown, expectUnchanged }: { readonly unknown: string; readonly expectUnchanged: () => Promise<void> },
) => {
  for (const [name, answer, says] of faults(unknown))
    await test.step(name, async () => {
      const sent = await answering(page, call, answer)
      await button.click()
      await expect(main(page).getByRole('status').filter({ hasText: says })).toBeFocused()
      await expectUnchanged()
      expect(sent()).toBe(1)
    })
  // The message is in the same place each time.
  await expectAccessible(page)
}

const logInAgain = async (page: Page) => {
  const logIn = page.getByRole('dialog', { name: 'Masuk' })
  await expect(logIn).toBeVisible()
  await logIn.getByLabel('Alamat email').fill(companyEmails.yohanes)
  await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(logIn).toHaveCount(0)
}

test(
  'a referral that is not taken says why, is sent once, and loses nothing',
  { tag: '@company.referral-faults' },
  async ({ page, baseURL }) => {
    test.slow()
    await logInCompany(page, 'yohanes', baseURL ?? '')
    await page.goto('/company-area/accident/baru')
    await hydrated(page)
    await fillIn(page, say, 'KBI-02', 'Lini pemotongan')
    const call = '/company/rujukan_kecelakaan/create'
    const expectUnchanged = () =>
      expect(main(page).getByRole('radio', { name: say.company, exact: true })).toBeChecked()
    await pressUnder(page, call, send(page, say), { unknown: 'belum tahu apakah rujukan sampai', expectUnchanged })
    await expect(main(page).getByRole('link', { name: 'Lihat daftar rujukan' })).toHaveAttribute(
      'href',
      '/company-area/accident',
    )

    await test.step('an expired session', async () => {
      const sent = await answering(page, call, (route, count) => (count === 1 ? expire : refuse)(route))
      await send(page, say).click()
      await logInAgain(page)
      await expect(main(page).getByText(refusal)).toBeVisible()
      await expectUnchanged()
      expect(sent()).toBe(2)
    })
    await test.step('a field of an earlier step that the server refuses', async () => {
      await answering(page, call, refuseField('lokasi_kejadian'))
      await send(page, say).click()
      const summary = page.getByRole('group', { name: 'Ada yang perlu diperbaiki' })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: new RegExp(refusal) }).click()
      await expect(main(page).getByLabel(say.place)).toBeFocused()
      await expect(main(page).getByLabel(say.place)).toHaveAccessibleDescription(new RegExp(refusal))
      await expect(main(page).getByLabel(say.place)).toHaveValue('Lini pemotongan')
      await expectAccessible(page)
    })
    await test.step('a reload', async () => {
      await page.reload()
      await hydrated(page)
      await expect(main(page).getByLabel(say.place)).toHaveValue('Lini pemotongan')
    })
  },
)

test(
  'a letter that is not taken says why, is sent once, and stays chosen',
  { tag: '@company.letter-faults' },
  async ({ page, baseURL }) => {
    test.slow()
    await logInCompany(page, 'wulan', baseURL ?? '')
    await page.goto('/company-area/accident/642')
    await hydrated(page)
    const file = main(page).getByLabel('Berkas surat jaminan', { exact: true })
    await file.setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    const button = main(page).getByRole('button', { name: 'Kirim surat' })
    const call = '/company/rujukan_kecelakaan/surat_jaminan'
    const expectUnchanged = () =>
      expect(
        main(page)
          .getByText(/jaminan\.pdf/)
          .first(),
      ).toBeVisible()
    await pressUnder(page, call, button, { unknown: 'belum tahu apakah surat sampai', expectUnchanged })

    await test.step('a file that the server refuses', async () => {
      const sent = await answering(page, call, refuseField('file'))
      await button.click()
      await expect(file).toHaveAccessibleDescription(new RegExp(refusal))
      await expectUnchanged()
      expect(sent()).toBe(1)
      await expectAccessible(page)
    })
  },
)
