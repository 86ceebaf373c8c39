import type { Locator, Page } from '@playwright/test'
import { pagesOfKind } from './site-map.ts'
import { expect, hydrated, test } from './site-test.ts'

const languages = [
  {
    locale: 'id',
    prefix: '',
    columns: ['Fitur', 'Layanan', 'Fasilitas', 'Unduh', 'Media sosial', 'Peta', 'Kontak'],
    features: ['Cari jadwal', 'Semua dokter', 'Buat janji temu'],
    invitation: 'Gabung komunitas',
    fields: ['Email', 'Nomor WhatsApp'],
    genders: ['Perempuan', 'Laki-laki'],
    submit: 'Gabung',
    rights: 'Seluruh hak cipta dilindungi.',
    hours: 'Layanan pelanggan 07.00–20.00 WIB, kami balas dalam 1×24 jam',
  },
  {
    locale: 'en',
    prefix: '/en',
    columns: ['Features', 'Services', 'Facilities', 'Download', 'Social media', 'Map', 'Contact'],
    features: ['Find a schedule', 'All doctors', 'Make an appointment'],
    invitation: 'Join the community',
    fields: ['Email', 'WhatsApp number'],
    genders: ['Female', 'Male'],
    submit: 'Join',
    rights: 'All rights reserved.',
    hours: 'Customer service 07:00–20:00 WIB, with a reply within 24 hours',
  },
] as const

const footerOf = (page: Page) => page.getByRole('contentinfo')

/** The links of a column, which stand beside its heading. */
const linksOf = (footer: Locator, column: string) =>
  footer.getByRole('heading', { level: 2, name: column, exact: true }).locator('..').getByRole('link')

const hrefsOf = (links: Locator) =>
  links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))

/** The year in Jakarta. */
const year = () => new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' }).format()

for (const { locale, prefix, columns, features, invitation, fields, genders, submit, rights, hours } of languages) {
  const address = `${prefix}/paket`

  test(`the footer has seven columns and a copyright line, at ${address}`, async ({ page, request }) => {
    await page.goto(address)
    const footer = footerOf(page)
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([invitation, ...columns])
    const [first, services, facilities, download, social, map, contact] = columns
    await expect(linksOf(footer, first)).toHaveText([...features])
    expect((await hrefsOf(linksOf(footer, services))).sort()).toEqual(
      await pagesOfKind(request, new RegExp(`^${prefix}/layanan-unggulan/[\\w-]+$`)),
    )
    expect((await hrefsOf(linksOf(footer, facilities))).sort()).toEqual(
      await pagesOfKind(request, new RegExp(`^${prefix}/rumah-sakit/[\\w-]+$`)),
    )
    expect(await hrefsOf(linksOf(footer, download))).toEqual([
      `${prefix}/informasi/forms/pendaftaran`,
      `${prefix}/informasi/forms/rekam-medis`,
    ])
    await expect(linksOf(footer, social)).toHaveText(['Instagram', 'YouTube', 'Facebook'])
    expect((await hrefsOf(linksOf(footer, social))).every((href) => href.startsWith('https://www.'))).toBe(true)
    expect(await hrefsOf(linksOf(footer, map))).toEqual([`${prefix}/rumah-sakit`])
    expect(await hrefsOf(linksOf(footer, contact))).toEqual([
      'tel:+622670845001',
      'https://wa.me/6284010001101',
      'mailto:info@rs-kawung.example',
    ])
    await expect(footer).toContainText(hours)
    await expect(footer.getByText(`© ${year()} RS Kawung. ${rights}`, { exact: true })).toBeVisible()
  })

  test(`the footer has a community-join block with the newsletter form, at ${address}`, async ({ page }) => {
    await page.goto(address)
    const form = footerOf(page).locator('form')
    await expect(form).toHaveCount(1)
    for (const field of fields) await expect(form.getByRole('textbox', { name: field })).toBeVisible()
    for (const gender of genders) await expect(form.getByRole('radio', { name: gender, exact: true })).not.toBeChecked()
    await expect(form.getByRole('button', { name: submit, exact: true })).toBeVisible()
  })

  test(`the footer is loaded by locale, kept in local storage under the key bottom, and shown from there while the CMS has none, at ${address}`, async ({
    page,
  }) => {
    const other = prefix === '' ? '/en/paket' : '/paket'
    await page.goto(address)
    await hydrated(page)
    const shown = async () => ({
      words: await footerOf(page).getByRole('link').allTextContents(),
      hrefs: await hrefsOf(footerOf(page).getByRole('link')),
    })
    const whole = await shown()
    expect(whole.words.length).toBeGreaterThan(20)
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('bottom'))) ?? '{}') as {
      locale?: string
      footer?: { features?: { href: string }[] }
    }
    expect(kept.locale).toBe(locale)
    expect(kept.footer?.features?.map(({ href }) => href)).toEqual([
      `${prefix}/jadwal-dokter`,
      `${prefix}/dokter`,
      `${prefix}/dokter/appointment`,
      `${prefix}/member-area/profile`,
    ])
    await page.goto(`${address}?__fault=getBottomNavigation=500`)
    await hydrated(page)
    await expect.poll(shown).toEqual(whole)
    // What is kept is of one language only.
    await page.goto(`${other}?__fault=getBottomNavigation=500`)
    await hydrated(page)
    await expect(footerOf(page).getByRole('heading', { level: 2 })).toHaveCount(2)
    await expect(footerOf(page).getByRole('link', { name: features[0] })).toHaveCount(0)
  })
}
