import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { nearestDay, nearSpecialties, otherHospitals } from './instead.ts'
import { loadDoctorSchedules } from './load-doctor-schedules.ts'
import { loadDoctors } from './load-doctors.ts'
import type { Weekday } from './weekdays.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const on = (...days: readonly Weekday[]) => ({ hospital: undefined, specialty: undefined, days })
const at = (hospital: string | undefined) => ({ hospital, specialty: undefined, days: [] })

test.each([
  ['Senin', [on('Jumat', 'Rabu')], 'Rabu'],
  ['Rabu', [on('Senin'), on('Jumat')], 'Jumat'],
  ['Minggu', [on('Sabtu'), on('Senin')], 'Senin'],
  ['Sabtu', [on('Jumat')], 'Jumat'],
  ['Senin', [on('Senin')], undefined],
  ['Senin', [], undefined],
] as const)('the nearest day after %s of %j is %s', (wanted, offers, day) => {
  expect(nearestDay(offers, wanted)).toBe(day)
})

test('other hospitals are each named once, three at most, without the one that was asked for', () => {
  const offers = ['A', 'B', undefined, 'B', 'C', 'D', 'E'].map(at)
  expect(otherHospitals(offers, 'A')).toEqual(['B', 'C', 'D'])
})

const specialty = (nama: string, kode_spesialis: string) => ({
  id: kode_spesialis,
  nama,
  nama_en: null,
  slug: null,
  gambar: null,
  mapping: [{ id: '1', kode_spesialis, hospital: null }],
})

test('near specialties have words of the name in common, the most first, and doctors', () => {
  const specialties = [
    specialty('Bedah Umum', 'B'),
    specialty('Bedah Mulut', 'BM'),
    specialty('Kesehatan Anak', 'A'),
    specialty('Bedah Anak', 'BA'),
    specialty('Bedah Saraf', 'BS'),
  ]
  const offers = ['B', 'BM', 'A', 'BA'].map((code) => ({ hospital: 'RS01', specialty: code, days: [] }))
  const near = (code: string) => nearSpecialties(offers, code, specialties).map(({ nama }) => nama)
  expect(near('BA')).toEqual(['Bedah Umum', 'Bedah Mulut', 'Kesehatan Anak'])
  expect(near('A')).toEqual(['Bedah Anak'])
  expect(near('XX')).toEqual([])
})

const load = async (address: string) => {
  const context = site.contextOf(address)
  return address.startsWith('/jadwal-dokter')
    ? loadedPage(await loadDoctorSchedules(context)).data
    : loadedPage(await loadDoctors(context)).data
}

describe.each([
  ['/jadwal-dokter?rs=RS06&spesialis=SPJP', ['Di ']],
  ['/dokter?rs=RS06&spesialis=SPJP', ['Di ']],
  ['/jadwal-dokter?rs=RS01&spesialis=SPPD&hari=Selasa&dokter=agung', ['Semua nama']],
  ['/jadwal-dokter?rs=RS06&spesialis=SPA&hari=Jumat', ['Praktik hari Minggu', 'Di ']],
])('where %s finds nobody', (address, kinds) => {
  test('every link leads to doctors, and the hospital can be called', async () => {
    const { doctors, instead } = await load(address)
    expect(doctors).toEqual([])
    const { links = [], contacts = [] } = instead ?? {}
    for (const kind of kinds) expect(links.map(({ label }) => label)).toContainEqual(expect.stringContaining(kind))
    for (const { href } of links) expect((await load(href)).doctors, href).not.toEqual([])
    expect(contacts).toHaveLength(1)
  })
})

test('a name that nobody has offers every hospital’s telephone', async () => {
  const { instead } = await load('/dokter?dokter=zzzz')
  expect(instead).toMatchObject({ links: [] })
  expect(instead?.contacts.length).toBeGreaterThan(4)
})

test('a list with doctors offers nothing instead', async () => {
  expect((await load('/dokter')).instead).toBeUndefined()
})

test('a day on the list of doctors leads to the schedules, which know days, with all other filters', async () => {
  const outcome = await loadDoctors(site.contextOf('/en/dokter?rs=RS01&hari=besok&dokter=eko'))
  expect(outcome).toEqual({ kind: 'redirect', status: 301, to: '/en/jadwal-dokter?rs=RS01&hari=besok&dokter=eko' })
})

test('schedules of today are those of its day of the week, under the name that was asked for', async () => {
  const [today, saturday] = await Promise.all([load('/jadwal-dokter?hari=hari-ini'), load('/jadwal-dokter?hari=Sabtu')])
  expect(today.pages.total).toBe(saturday.pages.total)
  expect(today.form.active).toEqual([{ label: 'Hari ini', href: '/jadwal-dokter' }])
  expect(today.pages.query).toEqual({ hari: 'hari-ini' })
})
