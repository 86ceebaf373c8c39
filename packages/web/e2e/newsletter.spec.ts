import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    home: '/',
    path: '/artikel',
    own: '/informasi/gabung-komunitas',
    whatsapp: 'Nomor WhatsApp',
    gender: 'Jenis kelamin',
    female: 'Perempuan',
    male: 'Laki-laki',
    join: 'Gabung',
    close: 'Mengerti',
    busy: 'Memproses…',
    incomplete: 'Jenis Kelamin , Email, dan WhatsApp tidak boleh kosong',
    wrong: 'Periksa kembali email dan nomor WhatsApp Anda.',
    done: 'Berhasil',
    thanks: 'Terima kasih telah bergabung. Sampai jumpa di acara kami!',
    emailMissing: 'Isi alamat email Anda',
    whatsappMissing: 'Isi nomor WhatsApp Anda',
    genderMissing: 'Pilih jenis kelamin',
    emailWrong: 'Tulis alamat email yang lengkap, misalnya nama@contoh.com',
    whatsappWrong: 'Tulis nomor yang diawali 08 atau +62, misalnya 0812 3456 7890',
    failed: 'Maaf, formulir belum dapat dikirim.',
  },
  {
    home: '/en',
    path: '/en/artikel',
    own: '/en/informasi/gabung-komunitas',
    whatsapp: 'WhatsApp number',
    gender: 'Gender',
    female: 'Female',
    male: 'Male',
    join: 'Join',
    close: 'OK',
    busy: 'Working on it…',
    incomplete: 'Gender, email and WhatsApp must not be empty',
    wrong: 'Please check your email address and WhatsApp number.',
    done: 'Done',
    thanks: 'Thank you for joining. See you at our events!',
    emailMissing: 'Enter your email address',
    whatsappMissing: 'Enter your WhatsApp number',
    genderMissing: 'Choose a gender',
    emailWrong: 'Enter the whole email address, such as name@example.com',
    whatsappWrong: 'Enter a number that begins with 08 or +62, such as 0812 3456 7890',
    failed: 'Sorry, the form could not be sent.',
  },
] as const

type Words = (typeof languages)[number]

/** The form of the footer, or of its own page. */
const formOf = (page: Page, words: Words, where: 'footer' | 'main' = 'footer') => {
  const form = page.locator(`${where} form`).filter({ has: page.getByRole('button', { name: words.join }) })
  return {
    form,
    email: form.getByLabel('Email'),
    whatsapp: form.getByLabel(words.whatsapp),
    female: form.getByRole('group', { name: words.gender }).getByLabel(words.female, { exact: true }),
    submit: form.getByRole('button'),
  }
}

for (const words of languages) {
  test.describe(`joining the community and its newsletter at ${words.path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(words.path)

    inIndonesian(
      'needs gender, e-mail and WhatsApp, each of them, and says so under the title Warning',
      { tag: ['@newsletter.required', '@newsletter.warning', '@newsletter.community'] },
      async ({ page }) => {
        await page.goto(words.path)
        await hydrated(page)
        const { form, submit, email, whatsapp, female } = formOf(page, words)
        const warning = page.getByRole('dialog', { name: 'Warning' })
        const send = async (said: string, beside: string) => {
          await submit.click()
          await expect(warning).toContainText(said)
          await warning.getByRole('button', { name: words.close }).click()
          await expect(warning).toBeHidden()
          await expect(form.getByText(beside, { exact: true })).toBeVisible()
        }
        await email.fill('siti@contoh.example')
        await whatsapp.fill('081234567890')
        await send(words.incomplete, words.genderMissing)
        await female.check()
        await whatsapp.fill('')
        await send(words.incomplete, words.whatsappMissing)
        await expect(whatsapp).toHaveAttribute('aria-invalid', 'true')
        await whatsapp.fill('081234567890')
        await email.fill('')
        await send(words.incomplete, words.emailMissing)
        await email.fill('siti')
        await send(words.wrong, words.emailWrong)
        await email.fill('siti@contoh.example')
        await whatsapp.fill('12')
        await send(words.wrong, words.whatsappWrong)
        await expect(email).toHaveValue('siti@contoh.example')
        await expect(female).toBeChecked()
      },
    )

    inIndonesian(
      'tells that it worked and clears the form; the same address again is warned of without a message, and what was typed stays',
      { tag: ['@newsletter.success', '@newsletter.cleared', '@newsletter.refused'] },
      async ({ page }) => {
        await page.goto(words.path)
        await hydrated(page)
        const { submit, email, whatsapp, female } = formOf(page, words)
        const fill = async () => {
          await email.fill(`siti.${words.join}@contoh.example`)
          await whatsapp.fill('0812 3456 7890')
          await female.check()
          await submit.click()
        }
        await fill()
        const done = page.getByRole('dialog', { name: words.done })
        await expect(done).toContainText(words.thanks)
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(email).toHaveValue('')
        await expect(whatsapp).toHaveValue('')
        await expect(female).not.toBeChecked()
        await fill()
        const warning = page.getByRole('dialog', { name: 'Warning' })
        await expect(warning).toBeVisible()
        expect(
          (await warning.innerText())
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        ).toEqual(['Warning', words.close])
        await page.keyboard.press('Escape')
        await expect(warning).toBeHidden()
        await expect(email).toHaveValue(`siti.${words.join}@contoh.example`)
        await expect(whatsapp).toHaveValue('0812 3456 7890')
        await expect(female).toBeChecked()
      },
    )

    inEnglish('is done with the keyboard alone at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(words.own)
      await hydrated(page)
      const { email, whatsapp, female, form, submit } = formOf(page, words, 'main')
      await tabTo(page, email)
      await page.keyboard.type(`papan.tik.${words.join}@contoh.example`)
      await tabTo(page, whatsapp)
      await page.keyboard.type('081234567890')
      await tabTo(page, female)
      await page.keyboard.press('ArrowDown')
      await expect(form.getByLabel(words.male, { exact: true })).toBeChecked()
      await expectNoSidewaysScroll(page)
      await tabTo(page, submit)
      await page.keyboard.press('Enter')
      const done = page.getByRole('dialog', { name: words.done })
      await expect(done).toContainText(words.thanks)
      await expectNoSidewaysScroll(page, done)
      await tabTo(page, done.getByRole('button', { name: words.close }))
      await page.keyboard.press('Enter')
      await expect(done).toBeHidden()
      await expect(submit).toBeFocused()
    })

    inIndonesian(
      'has its form once on its own page, and shows that it is on its way, once, however often it is pressed',
      { tag: '@newsletter.loading' },
      async ({ page }) => {
        await page.goto(words.own)
        await hydrated(page)
        await expect(page.getByRole('button', { name: words.join })).toHaveCount(1)
        await page.getByRole('banner').getByRole('link', { name: 'RS Kawung' }).click()
        await expect(page).toHaveURL(words.home)
        await expect(page.locator('footer').getByRole('button', { name: words.join })).toBeVisible()
        // The home page shows a promotion by itself.
        await page.goto(words.path)
        await hydrated(page)
        let sent = 0
        let answer = (): void => undefined
        const answered = new Promise<void>((resolve) => (answer = resolve))
        await page.route(`**${words.own}`, async (route) => {
          sent += 1
          await answered
          await route.fulfill({ json: { status: 'sent' } })
        })
        const { submit, email, whatsapp, female } = formOf(page, words)
        await email.fill('siti@contoh.example')
        await whatsapp.fill('081234567890')
        await female.check()
        await submit.dblclick()
        const busy = page.locator('footer').getByRole('button', { name: words.busy })
        await expect(busy).toBeDisabled()
        await expect(busy).toBeFocused()
        await page.keyboard.press('Enter')
        answer()
        await expect(page.getByRole('dialog', { name: words.done })).toBeVisible()
        expect(sent).toBe(1)
      },
    )
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, missing: 'gabung-komunitas' })

  test('the newsletter of the footer is joined on a page of its own, which says what is missing, that it worked, and that it did not', async ({
    page,
  }) => {
    const [, words] = languages
    await page.goto(words.path)
    const main = page.locator('main')
    const { submit, email, whatsapp } = formOf(page, words)
    await email.fill(`tanpa.skrip.${words.join}@contoh.example`)
    await whatsapp.fill('081234567890')
    await submit.click()
    await expect(page).toHaveURL(words.own)
    const own = formOf(page, words, 'main')
    await expect(own.form.getByText(words.genderMissing, { exact: true })).toBeVisible()
    await expect(own.email).toHaveValue(`tanpa.skrip.${words.join}@contoh.example`)
    await own.female.check()
    await own.submit.click()
    await expect(main.getByText(words.thanks)).toBeVisible()
    await expect(own.email).toHaveValue('')
    await expect(own.female).not.toBeChecked()
    await own.email.fill(`tanpa.skrip.${words.join}@contoh.example`)
    await own.whatsapp.fill('081234567890')
    await own.female.check()
    await own.submit.click()
    await expect(main.getByText(words.failed)).toBeVisible()
    await expect(own.email).toHaveValue(`tanpa.skrip.${words.join}@contoh.example`)
    await expect(own.whatsapp).toHaveValue('081234567890')
    await expect(own.female).toBeChecked()
  })
})
