import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ tolerated: /^Failed to load resource: / })

/** Whether nothing covers an element: neither the sticky header nor the bar at the bottom of phones. */
const isUncovered = (element: Element): boolean => {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
}

/** Expects that the outcome of a form is in view, has the focus, and is announced. */
const expectTold = async (notice: Locator, words: string | RegExp): Promise<void> => {
  await expect(notice).toContainText(words)
  await expect(notice).toBeFocused()
  await expect(notice).toHaveAttribute('role', 'status')
  await expect(notice).toBeInViewport({ ratio: 1 })
  expect(await notice.evaluate(isUncovered)).toBe(true)
}

const limited = (seconds: number) => (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'Retry-After': String(seconds) },
    json: { status: 'limited', values: {}, retryAfter: seconds },
  })

const answers: readonly (readonly [string, (route: Route) => Promise<void>, id: RegExp, en: RegExp])[] = [
  ['limited for ten minutes', limited(600), /kirim lagi dalam 10 menit/, /again in 10 minutes/],
  ['lost', (route) => route.abort('connectionreset'), /belum dapat dikirim/, /could not be sent/],
]

/** The views: Indonesian on a phone, English on a desktop. */
const onPhone = { language: '', size: { width: 360, height: 780 }, offline: 'tidak ada sambungan internet' } as const
const onDesktop = { language: '/en', size: { width: 1280, height: 800 }, offline: 'no internet connection' } as const

const forms = [
  {
    what: 'the contact form',
    view: onPhone,
    path: '/informasi/hubungi-kami',
    field: 'pesan',
    sent: [/sudah kami terima/, /has arrived/],
    fill: async (form: Locator) => {
      await form.locator('[name=nama]').fill('Siti')
      await form.locator('[name=email]').fill('siti@contoh.example')
      await form.locator('[name=pesan]').fill('Jam besuk?')
    },
  },
  {
    what: 'the reservation',
    view: onDesktop,
    path: '/paket/medical-check-up-dasar',
    field: 'catatan',
    sent: [/sudah kami terima/, /have received/],
    fill: async (form: Locator) => {
      const [day = '', month = '', year = ''] = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta' })
        .format(Date.now() + 86_400_000)
        .split('/')
      await form.locator('[name=nama_lengkap]').fill('Siti')
      await form.locator('[name=no_telp]').fill('081234567890')
      for (const [part, text] of [
        ['day', day],
        ['month', month],
        ['year', year],
      ] as const)
        await form.locator(`[name=tgl_reservasi-${part}]`).fill(text)
      await form.locator('[name=catatan]').fill('Jam besuk?')
    },
  },
] as const

const open = async (page: Page, path: string, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.goto(path)
  await hydrated(page)
  const form = page.locator('main form[method=post]')
  return { form, notice: form.getByRole('status'), submit: form.locator('button[type=submit]') }
}

for (const [index, { what, view, path, field, sent, fill }] of forms.entries()) {
  const { language, size, offline } = view
  test(`the outcome of ${what} is seen, focused and announced at ${language}${path}, ${size.width} px`, async ({
    page,
    context,
  }) => {
    const { form, notice, submit } = await open(page, `${language}${path}`, size)
    await submit.click()
    const summary = form.getByRole('group', { name: /perlu diperbaiki|There is a problem/ })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
    expect(await summary.evaluate(isUncovered)).toBe(true)
    await fill(form)
    for (const [, answer, ...words] of answers) {
      await page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
      await submit.click()
      await expectTold(notice, words[index] ?? '')
      await expect(form.locator(`[name=${field}]`)).toHaveValue('Jam besuk?')
      await page.unroute(`**${path}`)
    }
    await expectAccessible(page, 'main')
    await context.setOffline(true)
    await submit.click()
    await expectTold(notice, offline)
    await expect(form.locator(`[name=${field}]`)).toHaveValue('Jam besuk?')
    await context.setOffline(false)
    await submit.click()
    await expectTold(notice, sent[index] ?? '')
    await expect(form.locator(`[name=${field}]`)).toHaveValue('')
  })
}

test('the newsletter says without a connection that it was not sent', async ({ page, context }) => {
  await page.setViewportSize(onPhone.size)
  await page.goto('/artikel')
  await hydrated(page)
  const form = page.locator('footer form')
  await form.locator('[name=email]').fill('siti@contoh.example')
  // No part of the script that sends the form has been fetched yet.
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Gabung' }).click()
  await expectTold(form.getByRole('status'), onPhone.offline)
  await expect(form.locator('[name=email]')).toHaveValue('siti@contoh.example')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the newsletter tells in its dialog for how long it is refused', async ({ page }) => {
  await page.goto('/artikel')
  await hydrated(page)
  await page.route('**/informasi/gabung-komunitas', limited(300))
  const form = page.locator('footer form')
  await form.locator('[name=email]').fill('siti@contoh.example')
  await form.locator('[name=whatsapp]').fill('081234567890')
  await form.getByRole('radio', { name: 'Perempuan' }).check()
  await form.getByRole('button', { name: 'Gabung' }).click()
  await expect(page.getByRole('dialog', { name: 'Warning' })).toContainText('dalam 5 menit')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { what, path, fill } of forms) {
    test(`the outcome of ${what} is in view at 360 px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(path)
      const form = page.locator('main form[method=post]')
      await form.locator('button[type=submit]').click()
      await expect(form.getByRole('link').first()).toBeInViewport()
      await fill(form)
      await form.locator('button[type=submit]').click()
      await expect(form.getByText(/sudah kami terima/)).toBeInViewport({ ratio: 1 })
    })
  }
})

test('a browser that sends 20 MB learns that it is too much, though the site reads none of it', async ({ page }) => {
  await page.goto('/informasi/hubungi-kami')
  const statuses = await page.evaluate(() => {
    const form = new FormData()
    form.append('foto_ktp', new Blob([new Uint8Array(20_000_000)]), 'ktp.jpg')
    const send = async (path: string) => (await fetch(path, { method: 'POST', body: form })).status
    return Promise.all(['/informasi/hubungi-kami', '/api/hospital-care/RS01/register'].map(send))
  })
  expect(statuses).toEqual([413, 413])
})
