import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import type { Part } from './markup.ts'
import { visitorOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

/** The paths of all pages of a kind in the site map, in no particular order. */
const pagesOfKind = async (kind: RegExp): Promise<readonly string[]> => {
  const { html } = await visitor.open('/sitemap.xml')
  const addresses = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const paths = addresses.filter((path) => kind.test(path))
  expect(paths.length).toBeGreaterThan(1)
  return paths.toSorted()
}

const hrefsOf = (links: readonly Part[]) => links.map((link) => link.attribute('href') ?? '')

describe.each([
  {
    prefix: '',
    columns: ['Fitur', 'Layanan', 'Fasilitas', 'Unduh', 'Media sosial', 'Peta', 'Kontak'],
    features: ['Cari jadwal', 'Semua dokter', 'Buat janji temu'],
    invitation: 'Gabung komunitas',
    fields: ['Email', 'Nomor WhatsApp'],
    genders: ['Perempuan', 'Laki-laki'],
    submit: 'Gabung',
    rights: 'Seluruh hak cipta dilindungi.',
    hours: 'Layanan pelanggan 07.00–20.00 WIB, kami balas dalam 1×24 jam',
    menu: 'Menu utama',
    entries: ['Rumah Sakit', 'Layanan Unggulan'],
  },
  {
    prefix: '/en',
    columns: ['Features', 'Services', 'Facilities', 'Download', 'Social media', 'Map', 'Contact'],
    features: ['Find a schedule', 'All doctors', 'Make an appointment'],
    invitation: 'Join the community',
    fields: ['Email', 'WhatsApp number'],
    genders: ['Female', 'Male'],
    submit: 'Join',
    rights: 'All rights reserved.',
    hours: 'Customer service 07:00–20:00 WIB, with a reply within 24 hours',
    menu: 'Main menu',
    entries: ['Hospitals', 'Featured Services'],
  },
] as const)('at $prefix/paket and $prefix/artikel', (words) => {
  const { prefix, columns } = words
  const open = async (path = '/paket') => (await visitor.open(`${prefix}${path}`)).document

  test(
    'the footer has seven columns and a copyright line',
    { tags: ['shell.footer-columns', 'shell.footer-links', 'shell.service-hours'] },
    async () => {
      const footer = (await open()).one('footer')
      // On a phone, a column of links has another title, which opens the column.
      expect([...new Set(footer.all('h2').map(({ text }) => text))]).toEqual(columns)
      const folded = footer.all('details')
      expect(folded.map((column) => column.one('summary').text)).toEqual(columns.slice(0, 5))
      const [features = [], services = [], facilities = [], download = [], social = []] = folded.map((column) =>
        column.folded('a'),
      )
      const map = footer.one('a', { href: `${prefix}/rumah-sakit` })
      const contact = footer.one('address').all('a')
      // The document contains entries that need a log-in; the page's own script shows them.
      const shown = features.filter((link) => !link.attribute('href')?.includes('/member-area/'))
      expect(shown.map(({ text }) => text)).toEqual(words.features)
      expect(hrefsOf(services).toSorted()).toEqual(
        await pagesOfKind(new RegExp(`^${prefix}/layanan-unggulan/[\\w-]+$`)),
      )
      expect(hrefsOf(facilities).toSorted()).toEqual(await pagesOfKind(new RegExp(`^${prefix}/rumah-sakit/[\\w-]+$`)))
      expect(hrefsOf(download)).toEqual([
        `${prefix}/informasi/forms/pendaftaran`,
        `${prefix}/informasi/forms/rekam-medis`,
      ])
      expect(social.map(({ name }) => name)).toEqual(['Instagram', 'YouTube', 'Facebook'])
      expect(hrefsOf(social).every((href) => href.startsWith('https://www.'))).toBe(true)
      expect(map.text).not.toBe('')
      expect(hrefsOf(contact)).toEqual([
        'tel:+622670845001',
        'https://wa.me/6284010001101',
        'mailto:info@rs-kawung.example',
      ])
      expect(footer.text).toContain(words.hours)
      expect(footer.has('*', { text: `© 2026 RS Kawung. ${words.rights}` })).toBe(true)
    },
  )

  test(
    'the footer has a community-join block, beside articles with the newsletter form, elsewhere with a link to it',
    { tags: ['shell.footer-community'] },
    async () => {
      const elsewhere = (await open()).one('footer')
      expect(elsewhere.all('form')).toEqual([])
      expect(elsewhere.one('a', { text: words.invitation }).attribute('href')).toBe(
        `${prefix}/informasi/gabung-komunitas`,
      )
      const footer = (await open('/artikel')).one('footer')
      expect(footer.has('h2', { text: words.invitation })).toBe(true)
      const form = footer.one('form')
      for (const named of words.fields) expect(form.has('input', { named })).toBe(true)
      for (const named of words.genders)
        expect(form.one('input', { named, type: 'radio' }).attribute('checked')).toBe(undefined)
      expect(form.has('button', { text: words.submit })).toBe(true)
    },
  )

  test(
    'links of the main menu are prefixed with /rumah-sakit or /layanan-unggulan by menu type',
    { tags: ['shell.menu-prefix'] },
    async () => {
      const menu = (await open()).all('nav', { named: words.menu })
      for (const [index, path] of ['/rumah-sakit', '/layanan-unggulan'].entries()) {
        const entries = menu.flatMap((each) => each.all('summary', { text: words.entries[index] ?? '' }))
        expect(entries.length).toBeGreaterThan(0)
        const pages = await pagesOfKind(new RegExp(`^${prefix}${path}/[\\w-]+$`))
        for (const entry of entries) expect(hrefsOf(entry.around?.folded('a') ?? []).toSorted()).toEqual(pages)
      }
    },
  )
})
