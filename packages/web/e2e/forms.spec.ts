import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    path: '/informasi/hubungi-kami',
    title: 'Hubungi kami',
    submit: 'Kirim pesan',
    name: 'Nama',
    message: 'Pesan',
    missing: 'Isi nama Anda',
    emailWrong: 'Tulis alamat email yang lengkap, misalnya nama@contoh.com',
    sent: 'pesan Anda sudah kami terima',
    failed: 'formulir belum dapat dikirim',
  },
  {
    path: '/en/informasi/hubungi-kami',
    title: 'Contact us',
    submit: 'Send the message',
    name: 'Name',
    message: 'Message',
    missing: 'Enter your name',
    emailWrong: 'Enter the whole email address, such as name@example.com',
    sent: 'your message has arrived',
    failed: 'the form could not be sent',
  },
] as const

for (const words of languages) {
  test.describe(`the contact form at ${words.path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(words.path)

    inIndonesian(
      'says what is missing beside the field, leads to it, and sends when all is there',
      { tag: ['@routes.contact', '@information.contact', '@information.contact-required'] },
      async ({ page }) => {
        await page.goto(words.path)
        await hydrated(page)
        const form = page.locator('main form')
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        await form.getByLabel(words.message, { exact: true }).fill('Jam besuk?')
        await form.getByLabel('Email').fill('siti')
        await form.getByRole('button', { name: words.submit }).press('Enter')
        const summary = form.getByRole('group', { name: /perlu diperbaiki|There is a problem/ })
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveText([words.missing, words.emailWrong])
        await summary.getByRole('link', { name: words.missing }).click()
        const name = form.getByLabel(words.name, { exact: true })
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription(new RegExp(words.missing))
        await expectAccessible(page)
        await name.fill('Siti')
        await form.getByLabel('Email').fill('siti@contoh.example')
        await form.getByRole('button', { name: words.submit }).click()
        await expect(form.getByRole('status')).toContainText(words.sent)
        await expect(form.getByLabel(words.message, { exact: true })).toHaveValue('')
      },
    )

    inEnglish('keeps what was typed when it cannot be sent', async ({ page }) => {
      await page.goto(words.path)
      await hydrated(page)
      await page.route(`**${words.path}`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ contentType: 'text/html', body: '<h1>pemeliharaan</h1>' })
          : route.continue(),
      )
      const form = page.locator('main form')
      await form.getByLabel(words.name, { exact: true }).fill('Siti')
      await form.getByLabel('Email').fill('siti@contoh.example')
      await form.getByLabel(words.message, { exact: true }).fill('Jam besuk?')
      await form.getByRole('button', { name: words.submit }).click()
      await expect(form.getByRole('status')).toContainText(words.failed)
      await expect(form.getByLabel(words.message, { exact: true })).toHaveValue('Jam besuk?')
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field for robots is out of reach, and a form in which it is filled in goes nowhere', async ({ page }) => {
    await page.goto('/informasi/hubungi-kami')
    const form = page.locator('main form')
    await expect(form.getByRole('textbox', { name: 'Biarkan kolom ini kosong' })).toHaveCount(0)
    const honeypot = form.locator('input[name=situs_web]')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')
    // The check of an incomplete form would refuse it; this proves that no check runs.
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://contoh.example'))
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(form.getByText('pesan Anda sudah kami terima')).toBeVisible()
  })
})
