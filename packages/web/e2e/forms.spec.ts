import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const newsletterOf = (page: Page, english = false) => {
  const form = page.locator('footer form')
  return {
    form,
    email: form.getByLabel('Email'),
    whatsapp: form.getByLabel(english ? 'WhatsApp number' : 'Nomor WhatsApp'),
    female: form.getByLabel(english ? 'Female' : 'Perempuan'),
    submit: form.getByRole('button', { name: english ? 'Join' : 'Gabung' }),
  }
}

/** A day from today on in Jakarta, as its day, month and year are typed. */
const jakartaDay = (later: number): string[] => {
  const day = new Date(Date.now() + later * 86_400_000)
  return new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta' }).format(day).split('/')
}

const dayParts = (page: Page) => page.locator('#reservasi').getByRole('group', { name: 'Tanggal yang diinginkan' }).getByRole('textbox')

/** Types a day into the three fields of a reservation. */
const fillDay = async (page: Page, parts: readonly string[]) => {
  for (const [index, part] of parts.entries()) await dayParts(page).nth(index).fill(part)
}

test.describe('joining the community and its newsletter', () => {
  test('needs gender, e-mail and WhatsApp, and says so under the title Warning', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { submit, email, whatsapp } = newsletterOf(page)
    await email.fill('siti@contoh.example')
    await submit.click()
    const warning = page.getByRole('dialog', { name: 'Warning' })
    await expect(warning).toContainText('Jenis Kelamin , Email, dan WhatsApp tidak boleh kosong')
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
    await expect(email).toHaveValue('siti@contoh.example')
    await expect(whatsapp).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Isi nomor WhatsApp Anda')).toBeVisible()
  })

  for (const [path, done] of [['/', 'Berhasil'], ['/en', 'Done']] as const) {
    test(`tells that it worked, and clears the form, at ${path}`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const { submit, email, whatsapp, female } = newsletterOf(page, path === '/en')
      await email.fill(`siti${path.length}@contoh.example`)
      await whatsapp.fill('0812 3456 7890')
      await female.check()
      await submit.click()
      await expect(page.getByRole('dialog', { name: done })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(email).toHaveValue('')
      await expect(female).not.toBeChecked()
    })
  }

  test('warns without a message when the server says no, and keeps what was typed', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route('**/informasi/gabung-komunitas', (route) => route.fulfill({ json: { status: 'failed', values: {} } }))
    const { submit, email, whatsapp, female } = newsletterOf(page)
    await email.fill('siti@contoh.example')
    await whatsapp.fill('081234567890')
    await female.check()
    await submit.click()
    await expect(page.getByRole('dialog', { name: 'Warning' })).toHaveText(/^Warning\s*(?:Tutup|OK|Mengerti)?\s*$/)
    await page.keyboard.press('Escape')
    await expect(email).toHaveValue('siti@contoh.example')
  })

  test('has its form once on its own page', async ({ page }) => {
    await page.goto('/informasi/gabung-komunitas')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Gabung' })).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: 'RS Kawung' }).click()
    await expect(page.locator('footer').getByRole('button', { name: 'Gabung' })).toBeVisible()
  })

  test('is not sent twice by two presses', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    let sent = 0
    await page.route('**/informasi/gabung-komunitas', async (route) => {
      sent += 1
      await route.fulfill({ json: { status: 'sent' } })
    })
    const { submit, email, whatsapp, female } = newsletterOf(page)
    await email.fill('siti@contoh.example')
    await whatsapp.fill('081234567890')
    await female.check()
    await submit.dblclick()
    await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeVisible()
    expect(sent).toBe(1)
  })
})

test.describe('the contact form', () => {
  for (const [path, words] of [
    ['/informasi/hubungi-kami', { title: 'Hubungi kami', submit: 'Kirim pesan', name: 'Nama', message: 'Pesan', missing: 'Isi nama Anda', sent: 'pesan Anda sudah kami terima' }],
    ['/en/informasi/hubungi-kami', { title: 'Contact us', submit: 'Send the message', name: 'Name', message: 'Message', missing: 'Enter your name', sent: 'your message has arrived' }],
  ] as const) {
    test(`at ${path} says what is missing beside the field, leads to it, and sends when all is there`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const form = page.locator('main form')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await form.getByLabel(words.message, { exact: true }).fill('Jam besuk?')
      await form.getByRole('button', { name: words.submit }).press('Enter')
      const summary = form.getByRole('group', { name: /perlu diperbaiki|There is a problem/ })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: words.missing }).click()
      await expect(form.getByLabel(words.name, { exact: true })).toBeFocused()
      await expectAccessible(page)
      await form.getByLabel(words.name, { exact: true }).fill('Siti')
      await form.getByLabel('Email').fill('siti@contoh.example')
      await form.getByRole('button', { name: words.submit }).click()
      await expect(form.getByRole('status')).toContainText(words.sent)
      await expect(form.getByLabel(words.message, { exact: true })).toHaveValue('')
    })
  }

  test('keeps what was typed when it cannot be sent', async ({ page }) => {
    await page.goto('/informasi/hubungi-kami')
    await hydrated(page)
    await page.route('**/informasi/hubungi-kami', (route) => (route.request().method() === 'POST' ? route.fulfill({ contentType: 'text/html', body: '<h1>pemeliharaan</h1>' }) : route.continue()))
    const form = page.locator('main form')
    await form.getByLabel('Nama', { exact: true }).fill('Siti')
    await form.getByLabel('Email').fill('siti@contoh.example')
    await form.getByLabel('Pesan', { exact: true }).fill('Jam besuk?')
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(form.getByRole('status')).toContainText('belum dapat dikirim')
    await expect(form.getByLabel('Pesan', { exact: true })).toHaveValue('Jam besuk?')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, missing: 'hubungi-kami' })

  test('the contact form is sent as it is, says what is wrong, and that it has arrived', async ({ page }) => {
    await page.goto('/informasi/hubungi-kami')
    const form = page.locator('main form')
    await form.getByLabel('Pesan', { exact: true }).fill('Jam besuk?')
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(form.getByText('Isi nama Anda').first()).toBeVisible()
    await expect(form.getByLabel('Pesan', { exact: true })).toHaveValue('Jam besuk?')
    await form.getByLabel('Nama', { exact: true }).fill('Siti')
    await form.getByLabel('Email').fill('siti@contoh.example')
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(page).toHaveURL('/informasi/hubungi-kami?terkirim=1')
    await expect(form.getByText('pesan Anda sudah kami terima')).toBeVisible()
  })

})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, missing: 'gabung-komunitas' })

  test('the newsletter of the footer is joined on a page of its own', async ({ page }) => {
    await page.goto('/en')
    const { submit, email, whatsapp } = newsletterOf(page, true)
    await email.fill('tanpa.skrip@contoh.example')
    await whatsapp.fill('081234567890')
    await submit.click()
    await expect(page.locator('main').getByText('Choose a gender').first()).toBeVisible()
    await expect(page.locator('main').getByLabel('Email')).toHaveValue('tanpa.skrip@contoh.example')
    await page.locator('main').getByLabel('Female').check()
    await page.locator('main').getByRole('button', { name: 'Join' }).click()
    await expect(page.locator('main').getByText('Thank you for joining')).toBeVisible()
    await expect(page.locator('main').getByLabel('Female')).not.toBeChecked()
  })
})

test.describe('the reservation of a package', () => {
  test('is asked for on the package’s page, from tomorrow on, and confirmed there', async ({ page }) => {
    await page.goto('/paket')
    await hydrated(page)
    await page.locator('main article a[href^="/paket/"]').first().click()
    const form = page.locator('#reservasi form')
    await form.getByLabel('Nama lengkap').fill('Siti')
    await form.getByLabel('Nomor telepon atau WhatsApp').fill('081234567890')
    await fillDay(page, jakartaDay(0))
    await form.getByRole('button', { name: 'Kirim reservasi' }).click()
    await form.getByRole('link', { name: 'Isi tanggal mulai besok' }).click()
    await expect(dayParts(page).nth(0)).toBeFocused()
    await expectAccessible(page)
    await fillDay(page, jakartaDay(1))
    await form.getByRole('button', { name: 'Kirim reservasi' }).click()
    await expect(form.getByRole('status')).toContainText('reservasi Anda sudah kami terima')
  })

  test('takes the day by keyboard in day, month and year, whatever the language of the browser', async ({ page }) => {
    await page.goto('/en/paket/medical-check-up-dasar')
    await hydrated(page)
    const form = page.locator('#reservasi form')
    await expect(form.getByRole('group', { name: 'Preferred date' })).toContainText('For example')
    await form.getByLabel('Full name').fill('Siti')
    await form.getByLabel('Phone or WhatsApp number').fill('081234567890')
    await form.getByLabel('Day', { exact: true }).focus()
    const [day = '', month = '', year = ''] = jakartaDay(1)
    await page.keyboard.type(day)
    await page.keyboard.press('Tab')
    await page.keyboard.type(month)
    await page.keyboard.press('Tab')
    await page.keyboard.type(year)
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toContainText('received your reservation')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, missing: 'medical-check-up-dasar' })

  test('a reservation is sent as it is, and keeps a day that there is not', async ({ page }) => {
    await page.goto('/paket/medical-check-up-dasar')
    const form = page.locator('#reservasi form')
    await form.getByLabel('Nama lengkap').fill('Siti')
    await form.getByLabel('Nomor telepon atau WhatsApp').fill('081234567890')
    await fillDay(page, ['31', '2', '2027'])
    await form.getByRole('button', { name: 'Kirim reservasi' }).click()
    await expect(form.getByText('Tanggal itu tidak ada di kalender').first()).toBeVisible()
    await expect(dayParts(page).nth(0)).toHaveValue('31')
    await fillDay(page, jakartaDay(1))
    await form.getByRole('button', { name: 'Kirim reservasi' }).click()
    await expect(page).toHaveURL('/paket/medical-check-up-dasar?terkirim=1')
    await expect(form.getByText('reservasi Anda sudah kami terima')).toBeVisible()
  })

  test('nobody comes upon the field for robots, and a form in which it is filled in goes nowhere', async ({ page }) => {
    await page.goto('/informasi/hubungi-kami')
    const form = page.locator('main form')
    await expect(form.getByRole('textbox', { name: 'Biarkan kolom ini kosong' })).toHaveCount(0)
    const trap = form.locator('input[name=situs_web]')
    await expect(trap).toHaveAttribute('tabindex', '-1')
    // A form that is not whole would be refused if anybody looked at it.
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://contoh.example'))
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(form.getByText('pesan Anda sudah kami terima')).toBeVisible()
  })
})

for (const path of ['/informasi/hubungi-kami', '/informasi/gabung-komunitas', '/paket/medical-check-up-dasar']) {
  test(`a robot’s form at ${path} is answered as if it had been sent`, async ({ request, baseURL }) => {
    const answers = async (form: Record<string, string>) => {
      const response = await request.post(path, { form, headers: { accept: 'application/json', origin: baseURL ?? '' } })
      const { status } = (await response.json()) as { status: string }
      return status
    }
    expect(await answers({ email: 'bukan alamat' })).toBe('invalid')
    expect(await answers({ email: 'bukan alamat', situs_web: 'https://contoh.example' })).toBe('sent')
  })
}

test('a form of another site is not taken', async ({ request }) => {
  const response = await request.post('/informasi/hubungi-kami', {
    form: { nama: 'x', email: 'x@y.zz', pesan: 'x' },
    headers: { origin: 'https://jahat.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status()).toBe(403)
})
