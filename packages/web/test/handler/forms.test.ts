import { beforeAll, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

// Forms of a visitor without script. e2e/forms.spec.ts and e2e/reservation.spec.ts test the forms with script.

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const formOf = ({ main }: Shown) => main.one('form', { method: 'post' })

/** The values of fields in the document, by their labels. */
const held = (shown: Shown, ...labels: readonly string[]) =>
  labels.map((named) => {
    const field = formOf(shown).one('input textarea', { named })
    return field.tag === 'textarea' ? field.text : field.attribute('value')
  })

test('without script the contact form is sent as it is, says what is wrong, and that it has arrived', async () => {
  const empty = await visitor.open('/en/informasi/hubungi-kami')
  const refused = await empty.send(formOf(empty), { Message: 'Jam besuk?' })
  expect(formOf(refused).has('a', { named: 'Enter your name' })).toBe(true)
  expect(held(refused, 'Message')).toEqual(['Jam besuk?'])
  const sent = await refused.send(formOf(refused), { Name: 'Siti', Email: 'siti@contoh.example' })
  // A browser scrolls to the section that the form's action names.
  expect([sent.address, formOf(refused).attribute('action')]).toEqual([
    '/en/informasi/hubungi-kami?terkirim=1',
    '/en/informasi/hubungi-kami#kontak-status',
  ])
  expect(formOf(sent).text).toContain('your message has arrived')
})

test('without script a reservation is sent as it is, and keeps a day that there is not', async () => {
  const path = '/en/paket/medical-check-up-dasar'
  const empty = await visitor.open(path)
  const refused = await empty.send(formOf(empty), {
    'Full name': 'Siti',
    'Phone or WhatsApp number': '081234567890',
    Day: '31',
    Month: '2',
    Year: '2027',
  })
  const wrong = 'There is no such date, check the day, the month and the year'
  expect(formOf(refused).has('a', { named: wrong })).toBe(true)
  expect(held(refused, 'Day', 'Full name')).toEqual(['31', 'Siti'])
  const sent = await refused.send(formOf(refused), { Day: '22', Month: '11', Year: '2026' })
  expect([sent.address, formOf(refused).attribute('action')]).toEqual([
    `${path}?terkirim=1`,
    `${path}#reservasi-status`,
  ])
  expect(formOf(sent).text).toContain('we have received your reservation')
})
