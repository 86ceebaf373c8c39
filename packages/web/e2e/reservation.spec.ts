import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    path: '/paket/medical-check-up-dasar',
    group: 'Tanggal yang diinginkan',
    parts: ['Tanggal', 'Bulan', 'Tahun'],
    name: 'Nama lengkap',
    phone: 'Nomor telepon atau WhatsApp',
    hospital: 'Rumah sakit',
    submit: 'Kirim reservasi',
    example: 'Contoh',
    nameMissing: 'Isi nama Anda',
    phoneMissing: 'Isi nomor telepon Anda',
    dayMissing: 'Isi tanggal yang Anda inginkan',
    past: 'Isi tanggal mulai besok',
    late: 'Paket sudah berakhir pada tanggal itu, pilih tanggal yang lebih awal',
    sent: 'reservasi Anda sudah kami terima',
    failed: 'formulir belum dapat dikirim',
  },
  {
    path: '/en/paket/medical-check-up-dasar',
    group: 'Preferred date',
    parts: ['Day', 'Month', 'Year'],
    name: 'Full name',
    phone: 'Phone or WhatsApp number',
    hospital: 'Hospital',
    submit: 'Send reservation',
    example: 'For example',
    nameMissing: 'Enter your name',
    phoneMissing: 'Enter your phone number',
    dayMissing: 'Enter the day you would like',
    past: 'Enter a day from tomorrow on',
    late: 'The package has ended by that day; choose an earlier one',
    sent: 'we have received your reservation',
    failed: 'the form could not be sent',
  },
] as const

type Words = (typeof languages)[number]

/** A day in Jakarta, from today on, as typed day, month and year. */
const jakartaDay = (later: number): string[] => {
  const day = new Date(Date.now() + later * 86_400_000)
  return new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta' }).format(day).split('/')
}

const formOf = (page: Page) => page.locator('#reservasi form')
const dayParts = (page: Page, { group }: Words) => formOf(page).getByRole('group', { name: group }).getByRole('textbox')

/** Types a day into the three fields of a reservation. */
const fillDay = async (page: Page, words: Words, parts: readonly string[]) => {
  await expect(dayParts(page, words)).toHaveCount(3)
  for (const [index, part] of parts.entries()) await dayParts(page, words).nth(index).fill(part)
}

for (const words of languages) {
  test.describe(`the reservation of a package at ${words.path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(words.path)

    inIndonesian(
      'is asked for on the package’s page, from tomorrow on and while the package lasts, and confirmed there',
      { tag: ['@packages.reservation', '@packages.reservation-days'] },
      async ({ page }) => {
        await page.goto(words.path)
        await hydrated(page)
        const form = formOf(page)
        const problems = form.getByRole('group', { name: /perlu diperbaiki|There is a problem/ }).getByRole('link')
        const submit = form.getByRole('button', { name: words.submit })
        await submit.click()
        await expect(problems).toHaveText([words.nameMissing, words.phoneMissing, words.dayMissing])
        await form.getByLabel(words.name).fill('Siti')
        await form.getByLabel(words.phone).fill('081234567890')
        await fillDay(page, words, jakartaDay(0))
        await submit.click()
        await expect(problems).toHaveText([words.past])
        await problems.click()
        await expect(dayParts(page, words).nth(0)).toBeFocused()
        await expectAccessible(page)
        await fillDay(page, words, ['1', '1', '2037'])
        await submit.click()
        await expect(problems).toHaveText([words.late])
        await fillDay(page, words, jakartaDay(1))
        await form.getByLabel(words.hospital).selectOption({ label: 'RS Kawung Subang' })
        await submit.click()
        await expect(form.getByRole('status')).toContainText(words.sent)
        await expect(form.getByLabel(words.name)).toHaveValue('')
      },
    )

    inEnglish(
      'takes the day by keyboard in day, month and year at 320 px, whatever the language of the browser',
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(words.path)
        await hydrated(page)
        const form = formOf(page)
        await expect(form.getByRole('group', { name: words.group })).toContainText(words.example)
        await tabTo(page, form.getByLabel(words.name))
        await page.keyboard.type('Siti')
        await tabTo(page, form.getByLabel(words.phone))
        await page.keyboard.type('081234567890')
        for (const [index, part] of jakartaDay(1).entries()) {
          await tabTo(page, form.getByLabel(words.parts[index] ?? '', { exact: true }))
          await page.keyboard.type(part)
        }
        await expectNoSidewaysScroll(page)
        await tabTo(page, form.getByRole('button', { name: words.submit }))
        await page.keyboard.press('Enter')
        await expect(form.getByRole('status')).toContainText(words.sent)
        await expectNoSidewaysScroll(page)
      },
    )

    inIndonesian('keeps what was typed when it cannot be sent', async ({ page }) => {
      await page.goto(words.path)
      await hydrated(page)
      await page.route(`**${words.path}`, (route) =>
        route.continue({ url: `${route.request().url()}?__fault=createPackageReservation=500` }),
      )
      const form = formOf(page)
      await form.getByLabel(words.name).fill('Siti')
      await form.getByLabel(words.phone).fill('081234567890')
      await fillDay(page, words, jakartaDay(1))
      await form.getByRole('button', { name: words.submit }).click()
      await expect(form.getByRole('status')).toContainText(words.failed)
      await expect(form.getByLabel(words.name)).toHaveValue('Siti')
      await expect(dayParts(page, words).nth(2)).toHaveValue(jakartaDay(1)[2] ?? '')
    })
  })
}
