import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadAppointment } from './load-appointment.ts'

// dr. Dewi practises on Wednesdays, and from nine to twelve on the first and third Sunday of a month.
const dewi = '/dokter/appointment?rs=RS01&spesialis=SPOG&dokter=dr-dewi-sartika-handayani-sp-og'

const words = (label: unknown) => (typeof label === 'string' ? label : '')

const optionsOf = async (site: ReturnType<typeof contractSite>, address: string) => {
  const { data } = loadedPage(await loadAppointment(site.contextOf(address)))
  return { labels: data.options.ok ? data.options.value.map(({ label }) => words(label)) : [], none: data.none }
}

describe('on a Sunday evening after practice', () => {
  // Third Sunday, 15 November 2026, half past seven in Jakarta.
  const site = contractSite(new Date('2026-11-15T12:30:00Z'))

  test('the first date to choose is the next one with practice, and Sundays without it are none', async () => {
    const { labels } = await optionsOf(site, dewi)
    expect(labels.slice(0, 3)).toEqual(['Rabu, 18 November 2026', 'Rabu, 25 November 2026', 'Rabu, 2 Desember 2026'])
    expect(labels.filter((label) => label.startsWith('Minggu'))).toEqual(['Minggu, 6 Desember 2026'])
  })

  test.each([
    ['', 'Praktik hari ini sudah selesai. Silakan pilih tanggal lain.'],
    ['/en', 'Today’s practice is over. Please choose another day.'],
  ])('an address %s that names today says that its practice is over', async (language, none) => {
    expect(await optionsOf(site, `${language}${dewi}&tanggal=2026-11-15`)).toEqual({ labels: [], none })
  })

  test('a Sunday without practice is said to be one, and not to be leave', async () => {
    expect((await optionsOf(site, `${dewi}&tanggal=2026-11-22`)).none).toBe(
      'Tidak ada jam praktik pada tanggal ini. Silakan pilih tanggal lain.',
    )
  })
})

describe('while the practice is going on', () => {
  // Third Sunday, eleven o'clock in Jakarta.
  const site = contractSite(new Date('2026-11-15T04:00:00Z'))

  test('today is offered, with the slots that have not begun', async () => {
    expect((await optionsOf(site, dewi)).labels[0]).toBe('Minggu, 15 November 2026')
    expect((await optionsOf(site, `${dewi}&tanggal=2026-11-15`)).labels).toEqual(['11.30'])
  })
})

describe('in the last half hour of the practice', () => {
  const site = contractSite(new Date('2026-11-15T04:30:00Z'))

  test('no slot is to come, which is said as it is', async () => {
    expect(await optionsOf(site, `${dewi}&tanggal=2026-11-15`)).toEqual({
      labels: [],
      none: 'Praktik hari ini sudah selesai. Silakan pilih tanggal lain.',
    })
  })
})

describe('an address stored on another day', () => {
  // Third Sunday, eleven o'clock in Jakarta.
  const site = contractSite(new Date('2026-11-15T04:00:00Z'))
  const stepAt = async (query: string) => loadedPage(await loadAppointment(site.contextOf(`${dewi}${query}`))).data.step

  test.each([
    ['yesterday', '&tanggal=2026-11-14', 'day'],
    ['yesterday, with its hour', '&tanggal=2026-11-14&jam=11:30', 'day'],
    ['today', '&tanggal=2026-11-15', 'slot'],
    ['the last day that can be asked for', '&tanggal=2026-12-15', 'slot'],
    ['the day after it', '&tanggal=2026-12-16', 'day'],
    ['no day at all', '&tanggal=2026-11-31', 'day'],
    ['an hour of today that has begun', '&tanggal=2026-11-15&jam=11:00', 'slot'],
    ['an hour of today that is full', '&tanggal=2026-11-15&jam=11:30', 'slot'],
    ['an hour of another day that the doctor does not have', '&tanggal=2026-11-18&jam=08:00', 'slot'],
    ['an hour without a day', '&jam=11:30', 'day'],
  ])('that names %s leads to the step that can be answered', async (_what, query, step) => {
    expect(await stepAt(query)).toBe(step)
  })

  test('that names a free hour leads to the last step, and an hour that is gone is told', async () => {
    const load = async (address: string) => loadedPage(await loadAppointment(site.contextOf(address))).data
    const [free] = (await load(dewi)).nearest?.times ?? []
    const { step, warning } = await load(free?.href ?? '')
    expect([step, warning]).toEqual(['details', undefined])
    expect((await load(`${dewi}&tanggal=2026-11-15&jam=11:30`)).warning).toMatch(/^Pukul 11\.30 WIB sudah terisi/)
    expect((await load(`/en${dewi}&tanggal=2026-11-18&jam=08:00`)).warning).toMatch(/^08:00 WIB has been booked/)
  })
})
