import { expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'
import type { Shown } from './visitor.ts'

// A CMS that runs Strapi 5: visitors notice no difference, and ids in an open page still work after the entry's next publishing.

const now = new Date('2026-11-21T03:00:10Z')
const four = testSites(now)
const five = testSites(now, 5)

const formOf = ({ main }: Shown) => main.one('form', { method: 'post' })

/** The last thing that a form sent to the CMS. */
const sentTo = (operation: string): unknown => {
  const { body } = five.contracts().mock().requests.of(operation).at(-1) ?? {}
  return (body as { readonly data: unknown } | undefined)?.data
}

test.each([
  '/',
  '/en/dokter',
  '/artikel',
  '/en/paket/medical-check-up-dasar',
  '/rumah-sakit/rs-kawung-karawang',
  '/en/informasi/hubungi-kami',
  '/informasi/event-community',
])('%s says the same', async (path) => {
  const known = await visitorOf(four.create()).open(path)
  const found = await visitorOf(five.create()).open(path)
  expect(found.status).toBe(200)
  expect(found.main.text).toBe(known.main.text)
})

test.each(['5', 'detect'])(
  'a message reaches a hospital that was published while the form was filled in (CMS_STRAPI=%s)',
  async (strapi) => {
    const shown = await visitorOf(five.create({}, { CMS_STRAPI: strapi })).open('/en/informasi/hubungi-kami')
    five.contracts().mock().republish('RumahSakit', 1)
    const sent = await shown.send(formOf(shown), {
      Name: 'Siti',
      Email: 'siti@contoh.example',
      Message: 'Jam besuk?',
      'For the hospital (optional)': 'RS Kawung Karawang',
    })
    expect(formOf(sent).text).toContain('your message has arrived')
    expect(sentTo('createContactMessage')).toMatchObject({
      rumah_sakit: expect.stringMatching(/^[a-z]{16}0{7}1$/) as string,
    })
  },
)

test('a package is reserved that was published while the form was filled in', async () => {
  const shown = await visitorOf(five.create()).open('/en/paket/medical-check-up-dasar')
  five.contracts().mock().republish('Paket', 1)
  const sent = await shown.send(formOf(shown), {
    'Full name': 'Siti',
    'Phone or WhatsApp number': '081234567890',
    Day: '24',
    Month: '11',
    Year: '2026',
  })
  expect(formOf(sent).text).toContain('we have received your reservation')
  expect(sentTo('createPackageReservation')).toMatchObject({ paket: expect.stringMatching(/^paketx+\d{8}$/) as string })
})
