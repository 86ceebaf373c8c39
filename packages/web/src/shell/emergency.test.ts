import { startMockServer } from '@hospital/mocks/server'
import { describe, expect, test } from 'vitest'
import { contractSite } from '../testing/contract-context.ts'
import { siteContexts } from '../testing/site-context.ts'
import { emergencyContacts, emergencyLabel, hospitalEmergency } from './emergency.ts'
import { loadShell } from './load-shell.ts'

const words = {
  message: (id: string, values: Readonly<Record<string, string | number>> = {}) =>
    [id, ...Object.values(values)].join(' '),
}

const national = { name: 'web.hospital.national', phone: '119' }
const rumah_sakit = { nama: 'RS Kawung' }
const whole = {
  nama: 'IGD RS Kawung',
  nomor_telepon: '0267-1',
  nomor_igd: '0267-2',
  nomor_ambulans: '0840-3',
  rumah_sakit,
}
const bare = {
  nama: 'IGD RS Subang',
  nomor_telepon: '0260-1',
  nomor_igd: null,
  nomor_ambulans: ' ',
  rumah_sakit: { nama: 'RS Subang' },
}

describe(
  'a menu entry opens the national number first, and',
  { tags: ['shell.emergency-field', 'shell.emergency-national'] },
  () => {
    test.each([
      [
        'the default field, where it names none',
        null,
        [
          { name: 'IGD RS Kawung', phone: '0267-1' },
          { name: 'IGD RS Subang', phone: '0260-1' },
        ],
      ],
      [
        'the default field, where the name is empty',
        '',
        [
          { name: 'IGD RS Kawung', phone: '0267-1' },
          { name: 'IGD RS Subang', phone: '0260-1' },
        ],
      ],
      [
        'the field that it names, by what answers there; else the default field',
        'nomor_ambulans',
        [
          { name: 'web.emergency.ambulanceOf RS Kawung', phone: '0840-3' },
          { name: 'IGD RS Subang', phone: '0260-1' },
        ],
      ],
      [
        'the emergency units',
        'nomor_igd',
        [
          { name: 'web.emergency.unitOf RS Kawung', phone: '0267-2' },
          { name: 'IGD RS Subang', phone: '0260-1' },
        ],
      ],
      [
        'the default field, where the CMS does not have the field',
        'nomor_entah',
        [
          { name: 'IGD RS Kawung', phone: '0267-1' },
          { name: 'IGD RS Subang', phone: '0260-1' },
        ],
      ],
    ])('%s', (_what, field, contacts) => {
      expect(emergencyContacts([whole, bare], [], field, words)).toEqual([national, ...contacts])
    })

    test('does not show it twice where the CMS has it too', () => {
      expect(emergencyContacts([{ nama: 'Nasional', nomor_telepon: '1 1 9' }, whole], [], null, words)).toHaveLength(2)
    })

    test('shows the hospitals’ own numbers where the CMS has no contacts, or none with a number', () => {
      const hospitals = [
        { nama: 'RS Subang', nomor_telepon: '0260-9' },
        { nama: 'RS Baru', nomor_telepon: null },
      ]
      const expected = [national, { name: 'RS Subang', phone: '0260-9' }]
      expect(emergencyContacts([], hospitals, 'nomor_igd', words)).toEqual(expected)
      expect(
        emergencyContacts(
          [
            { nama: 'IGD', nomor_telepon: null },
            { nama: null, nomor_telepon: '0260-1' },
          ],
          hospitals,
          null,
          words,
        ),
      ).toEqual(expected)
      expect(emergencyContacts([{ nama: 'IGD', nomor_telepon: '-' }], hospitals, null, words)).toEqual(expected)
      expect(emergencyContacts([], [], null, words)).toEqual([national])
    })
  },
)

describe('near a hospital', () => {
  const hospital = { nama: 'RS Kawung', nomor_telepon: '0267-9' }
  const [ambulance, unit] = [
    { name: 'web.hospital.ambulance', phone: '0840-3' },
    { name: 'web.hospital.emergencyUnit', phone: '0267-2' },
  ]
  const [contact, itself] = [
    { name: 'RS Kawung', phone: '0267-1' },
    { name: 'RS Kawung', phone: '0267-9' },
  ]
  test.each([
    ['its ambulance and its emergency unit', [whole], [ambulance, unit]],
    ['its default number where one of them is missing', [{ ...whole, nomor_igd: null }], [ambulance, contact, itself]],
    ['the hospital itself where it has no contact', [], [itself]],
  ])('is called %s', (_what, entries, expected) => {
    expect(hospitalEmergency(entries, hospital, words)).toEqual([national, ...expected])
  })

  test('the national number is left where nothing else is known', () => {
    expect(hospitalEmergency([], {}, words)).toEqual([national])
  })
})

const indonesian = { text: 'Panggilan Darurat', lang: 'id' } as const

test.each([
  ['id', 'nomor_igd', indonesian],
  ['en', 'nomor_igd', 'web.emergency'],
  ['en', 'nomor_ambulans', 'web.hospital.ambulance'],
  // Only the CMS knows the purpose of these numbers.
  ['en', 'nomor_whatsapp', indonesian],
  ['en', null, indonesian],
] as const)('on pages in %s an emergency entry for %s is called %o', (locale, fieldName, label) => {
  expect(emergencyLabel(indonesian, fieldName, { locale, message: (id) => id })).toEqual(label)
})

describe('the top bar', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  const site = contractSite(now)
  const calls = async (address: string, faults?: string) =>
    (await loadShell(site.contextOf(address, faults))).topBar.flatMap((entry) =>
      entry.kind === 'emergency' ? [entry] : [],
    )

  test.each([
    ['/', 'Darurat nasional', 'Ambulans RS Kawung Karawang'],
    ['/en', 'National emergency', 'Ambulance, RS Kawung Karawang'],
  ])('has the emergency units and the ambulances, 119 first, at %s', async (address, first, name) => {
    const [units, ambulances, ...others] = await calls(address)
    expect(others).toEqual([])
    expect(units?.contacts.map(({ phone }) => phone)).toEqual(
      expect.arrayContaining(['119', '(0267) 084-5111', '(0260) 084-5006']),
    )
    expect(ambulances?.contacts[0]).toEqual({ name: first, phone: '119' })
    expect(ambulances?.contacts).toContainEqual({ name, phone: '0840-1000-1191' })
    expect(ambulances?.contacts).toHaveLength(7)
  })

  test('has its emergency calls where the CMS gives empty fields as empty texts, with the hospitals’ own numbers', async () => {
    const emptied: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      const isOfContacts = typeof init?.body === 'string' && init.body.includes('EmergencyContacts')
      const text = (await answer.text()).replaceAll('"link":null', '"link":""')
      return new Response(isOfContacts ? text.replaceAll(/"(nomor_\w+)":"[^"]*"/g, '"$1":""') : text, answer)
    }
    const contracts = await startMockServer({ port: 0, now: () => now })
    const contextOf = siteContexts(contracts.url, () => now, { fetch: emptied })
    const entries = (await loadShell(contextOf('/'))).topBar.filter(({ kind }) => kind === 'emergency')
    await contracts.close()
    expect(entries).toHaveLength(2)
    for (const entry of entries) expect(entry).toMatchObject({ contacts: { length: 7, 0: { phone: '119' } } })
  })

  test.each([
    ['the contacts cannot be read', 'EmergencyContacts=500', 7],
    ['there are none', 'EmergencyContacts=empty', 7],
    ['neither contacts nor hospitals can be read', 'EmergencyContacts=500,Hospitals=500', 1],
    ['the bar cannot be read', 'getTopBar=500', 7],
    ['nothing can be read', 'getTopBar=500,EmergencyContacts=500,Hospitals=500', 1],
  ])('names 119 first when %s', { tags: ['shell.emergency-national'] }, async (_what, faults, count) => {
    const entries = await calls('/', faults)
    expect(entries.length).toBeGreaterThan(0)
    for (const { contacts } of entries) {
      expect(contacts[0]?.phone).toBe('119')
      expect(contacts).toHaveLength(count)
    }
  })
})
