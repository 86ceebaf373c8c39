import { describe, expect, test } from 'vitest'
import { partOr } from '../../shared/loading/part.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadAppointment } from '../appointments/load-appointment.ts'
import { loadHome } from '../home/load-home.ts'
import { loadHospitalService } from '../hospitals/load-hospital-service.ts'
import { loadHospital } from '../hospitals/load-hospital.ts'
import { loadDoctorSchedules } from './load-doctor-schedules.ts'
import { loadDoctor } from './load-doctor.ts'
import { loadDoctors } from './load-doctors.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const noon = new Date('2026-11-21T05:00:00Z')
const site = contractSite(noon)

interface BookableCard {
  readonly bookingLabel?: string | undefined
  readonly appointmentHref?: string | undefined
  readonly practice?: unknown
  readonly lines?: readonly unknown[]
}

const lists: Readonly<Record<string, (faults?: string) => Promise<readonly BookableCard[]>>> = {
  'the list of doctors': async (faults) =>
    loadedPage(await loadDoctors(site.contextOf('/dokter', faults))).data.doctors,
  'the list of schedules': async (faults) =>
    loadedPage(await loadDoctorSchedules(site.contextOf('/jadwal-dokter', faults))).data.doctors,
  'a hospital’s doctors today': async (faults) =>
    partOr(loadedPage(await loadHospital(site.contextOf('/rumah-sakit/rs-kawung-karawang', faults))).data.doctors, []),
  'the home page': async (faults) => partOr(loadedPage(await loadHome(site.contextOf('/', faults))).data.schedules, []),
  'a doctor’s colleagues': async (faults) =>
    partOr(
      loadedPage(await loadDoctor(site.contextOf('/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha', faults))).data
        .colleagues,
      [],
    ),
  'the doctors of a hospital’s service': async (faults) => {
    const address = '/rumah-sakit/rs-kawung-karawang/layanan/penyakit-dalam'
    return partOr(loadedPage(await loadHospitalService(site.contextOf(address, faults))).data.doctors, [])
  },
}

describe.each(Object.entries(lists))('on %s', (_list, load) => {
  test('a card books the next free time with doctor, hospital, date and time already chosen', async () => {
    const cards = (await load()).filter(({ bookingLabel }) => bookingLabel)
    expect(cards.length).toBeGreaterThan(0)
    for (const { bookingLabel, appointmentHref = '' } of cards) {
      expect(bookingLabel).toMatch(
        /^Pesan (?:hari ini|besok|[A-Z][a-z]+, \d+ [A-Z][a-z]+) \d\d\.\d\d, [1-9]\d*\u00a0tempat$/,
      )
      const { step, chosen } = loadedPage(await loadAppointment(site.contextOf(appointmentHref))).data
      expect(step).toBe('details')
      expect(chosen.at(-1)?.words).toBe(`${/\d\d\.\d\d/.exec(bookingLabel ?? '')?.[0]} WIB`)
      // No earlier time of that day is free.
      const times = loadedPage(await loadAppointment(site.contextOf(chosen.at(-1)?.href ?? ''))).data
      const first = partOr(times.options, []).find((option) => option.href !== undefined)
      expect(first?.label).toBe(/\d\d\.\d\d/.exec(bookingLabel ?? '')?.[0])
    }
  })

  test.each(['500', '404', '429', 'malformed', 'dropped'])(
    'a card promises nothing where the slots answer %s, and tells the practice as it does without them',
    async (fault) => {
      const cards = await load(`getDoctorSlots=${fault}`)
      expect(cards.length).toBeGreaterThan(0)
      for (const { bookingLabel, appointmentHref, practice, lines } of cards) {
        expect(bookingLabel).toBeUndefined()
        expect(appointmentHref ?? '').not.toContain('tanggal=')
        expect(practice ?? lines).toBeDefined()
      }
    },
  )
})

describe('where the booking service hangs', () => {
  const hanging: typeof fetch = (input, init) =>
    new Request(input, init).url.includes('/jadwal_dokter/detail') ? new Promise(() => {}) : fetch(input, init)
  const slow = contractSite(noon, hanging, { freeTimesTimeout: 1 })

  test('the list comes without it, as a whole page', async () => {
    const context = slow.contextOf('/dokter')
    const { doctors } = loadedPage(await loadDoctors(context)).data
    expect(doctors).toHaveLength(10)
    expect(doctors.every(({ bookingLabel }) => bookingLabel === undefined)).toBe(true)
    expect(context.isExceeded()).toBe(false)
  })
})
