import { expect, test, vi } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadAppointment } from './load-appointment.ts'

// Third Sunday of a month, half past seven in the evening in Jakarta: practice is over.
const site = contractSite(new Date('2026-11-15T12:30:00Z'))
const specialty = '/dokter/appointment?rs=RS01&spesialis=SPOG'
// This doctor practises on Wednesdays, and on the first and third Sunday of a month.
const dewi = `${specialty}&dokter=dr-dewi-sartika-handayani-sp-og`

const dataAt = async (address: string, faults?: string) =>
  loadedPage(await loadAppointment(site.contextOf(address, faults))).data

test('beside the days are the times of the nearest day on which a place is left, each with its places', async () => {
  const { nearest, options, others } = await dataAt(dewi)
  const days = options.ok ? options.value : []
  const free = days.filter(({ href }) => href !== undefined)
  expect(free.map(({ label }) => label)).toContain(nearest?.day)
  expect(nearest?.times.length).toBeGreaterThan(0)
  for (const { hint, href } of nearest?.times ?? []) {
    expect(hint).toMatch(/^[1-9]\d* tempat(?:, antrean [1-9]\d*)?$/)
    expect(href).toMatch(/tanggal=2026-\d\d-\d\d.*jam=\d\d%3A\d\d/)
  }
  expect(others).toBeUndefined()
})

test.each([
  ['whose practice is over', '&tanggal=2026-11-15'],
  ['without practice', '&tanggal=2026-11-22'],
  ['without practice, where another day of the week was asked for', '&tanggal=2026-11-22&hari=Minggu'],
])('a day %s leads to the nearest free one and to other doctors', async (_what, query) => {
  const { step, none, nearest, others, contact } = await dataAt(`${dewi}${query}`)
  expect(step).toBe('slot')
  expect(none).toBeDefined()
  expect(nearest?.day).toMatch(/^Rabu, /)
  expect(others?.href).toBe(specialty)
  expect(contact?.phone).toBeDefined()
})

test('a day with times offers nothing in place of them', async () => {
  const { nearest, others } = await dataAt(`${dewi}&tanggal=2026-11-18`)
  expect([nearest, others]).toEqual([undefined, undefined])
})

test('a time that can be booked leads to no other doctors, and is not read anew', async () => {
  const [free] = (await dataAt(dewi)).nearest?.times ?? []
  const context = site.contextOf(free?.href ?? '')
  const getDoctorSlots = vi.fn(context.member.getDoctorSlots)
  const member = { ...context.member, getDoctorSlots }
  const { step, others } = loadedPage(await loadAppointment({ ...context, member })).data
  expect([step, others]).toEqual(['details', undefined])
  expect(getDoctorSlots).not.toHaveBeenCalled()
})

test('a time that has been booked is not among the choices any more', async () => {
  const { step, warning, chosen } = await dataAt(`${dewi}&tanggal=2026-11-18&jam=08:00`)
  expect(step).toBe('slot')
  expect(warning).toBeDefined()
  expect(chosen.at(-1)?.words).toBe('Rabu, 18 November 2026')
})

test('times that cannot be loaded leave other doctors and the telephone', async () => {
  const { options, others, contact } = await dataAt(`${dewi}&tanggal=2026-11-18`, 'getDoctorSlots=500')
  expect(options.ok).toBe(false)
  expect(others?.href).toBe(specialty)
  expect(contact?.phone).toBeDefined()
})

test('where no times can be loaded the days are offered all the same', async () => {
  const { options, nearest, others } = await dataAt(dewi, 'getDoctorSlots=500')
  expect(options.ok && options.value.every(({ href }) => href !== undefined)).toBe(true)
  expect([nearest, others]).toEqual([undefined, undefined])
})

test('a doctor who has gone leads to the others of the specialty, and it is said', async () => {
  const { step, warning, options } = await dataAt(`${specialty}&dokter=dr-sudah-pindah&tanggal=2026-11-18&jam=09:00`)
  expect(step).toBe('doctor')
  expect(warning).toMatch(/tidak lagi menerima janji temu/)
  expect(options.ok && options.value.length).toBeGreaterThan(0)
})

test('a doctor without any practice is no page where nothing else is known', async () => {
  const context = site.contextOf(
    '/dokter/appointment?dokter=dr-dewi-sartika-handayani-sp-og',
    'getDoctorScheduleBySlug=empty',
  )
  expect((await loadAppointment(context)).kind).toBe('missing')
})

test('a doctor who has never been is no page where nothing else is known', async () => {
  expect((await loadAppointment(site.contextOf('/dokter/appointment?dokter=dr-sudah-pindah'))).kind).toBe('missing')
})
