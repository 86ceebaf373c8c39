import { describe, expect, test, vi } from 'vitest'
import type { FreeTime, FreeTimes } from '../../shared/loading/free-times.ts'
import { partOr } from '../../shared/loading/part.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { weeklySession } from '../../testing/entities.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadAppointment } from '../appointments/load-appointment.ts'
import { loadHome } from '../home/load-home.ts'
import { loadHospitalService } from '../hospitals/load-hospital-service.ts'
import { loadHospital } from '../hospitals/load-hospital.ts'
import { allSchedules } from './all-schedules.ts'
import { loadDoctorSchedules } from './load-doctor-schedules.ts'
import { loadDoctor } from './load-doctor.ts'
import { loadDoctors } from './load-doctors.ts'
import { nextBooking } from './next-booking.ts'
import type { Weekday } from './weekdays.ts'

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

describe('the next time', () => {
  const monday = weeklySession('Senin', '08:00', '11:00')
  const wednesday = weeklySession('Rabu', '08:00', '11:00')
  const bookingOf = async (free: FreeTime, day?: Weekday) => {
    const { data: [row] = [] } = await allSchedules(site.contextOf('/dokter').cms, { hospitalCode: 'RS01' })
    if (!row) throw new Error('the mock hospitals have doctors')
    const freeTimes = vi.fn<FreeTimes>(() => Promise.resolve({ data: free }))
    const context = { ...site.contextOf('/dokter'), freeTimes }
    const booking = await nextBooking({ ...row, jadwal: [monday, wednesday] }, context, day)
    return { booking, dates: freeTimes.mock.calls.flatMap(([{ dates }]) => dates) }
  }
  const later = { date: '2026-11-23', time: '09:00', places: 2 } as const

  test('is not offered any more once it has begun', async () => {
    expect((await bookingOf(later)).booking).toBeDefined()
    expect((await bookingOf({ ...later, date: '2026-11-21' })).booking).toBeUndefined()
  })

  test('is looked for on the day of the week that was asked for', async () => {
    expect((await bookingOf(later)).dates).toEqual(['2026-11-23', '2026-11-25', '2026-11-30'])
    expect((await bookingOf(later, 'Rabu')).dates).toEqual(['2026-11-25', '2026-12-02', '2026-12-09'])
  })
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
