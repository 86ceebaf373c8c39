import { describe, expect, test } from 'vitest'
import type { DoctorDay } from '../../shared/loading/doctor-days.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { dateChoices } from './appointment-slots.ts'

// Saturday, noon in Jakarta; the days are in the week after it.
const site = contractSite(new Date('2026-11-21T05:00:00Z'))
const query = { rs: 'RS01', spesialis: 'SPOG', dokter: 'dr-dewi' } as const
const codes = { doctor: 'D1', specialty: 'SPOG' }

type Session = DoctorDay['sesi'][number]

const session = (rs: string, places: readonly number[], status: Session['status'] = 'praktik') =>
  ({
    status,
    rumah_sakit: { kode_mapping_rs: rs },
    slot: places.map((sisa, index) => ({
      jam: `${String(8 + index).padStart(2, '0')}:00`,
      sisa,
      estimasi_antrian: null,
    })),
  }) as Session

const dayOf = (sesi: readonly Session[], status: DoctorDay['status'] = 'praktik') => ({ status, sesi }) as DoctorDay

/** The option of a day in the calendar. */
const choiceOf = async (day: DoctorDay) => {
  const context = { ...site.contextOf('/dokter/appointment'), doctorDays: () => Promise.resolve({ data: day }) }
  const { options, nearest } = await dateChoices(context, query, ['2026-11-25'], codes)
  const [option] = options
  return { isOffered: option?.href !== undefined, hint: option?.hint, times: nearest?.times.length ?? 0 }
}

const offered = (times: number) => ({ isOffered: true, hint: undefined, times })
const leave = { isOffered: false, hint: 'Cuti', times: 0 }
const full = { isOffered: false, hint: 'Penuh', times: 0 }

describe('a day of the calendar', () => {
  test.each([
    ['with places is offered with its times', dayOf([session('RS01', [2, 0, 1])]), offered(2)],
    ['of leave is not', dayOf([], 'cuti'), leave],
    ['on which each session is left out is not', dayOf([session('RS01', [2], 'cuti')]), leave],
    [
      'on which one of two sessions is left out is',
      dayOf([session('RS01', [], 'cuti'), session('RS01', [1])]),
      offered(1),
    ],
    ['without a place left is not', dayOf([session('RS01', [0, 0])]), full],
    ['of which no session is known yet is offered', dayOf([]), offered(0)],
    ['with places at another hospital only has no times here', dayOf([session('RS02', [3])]), offered(0)],
    ['that is full here has no places of another hospital', dayOf([session('RS01', [0]), session('RS02', [3])]), full],
    ['with many times shows three rows of three', dayOf([session('RS01', Array<number>(12).fill(1))]), offered(9)],
  ])('%s', async (_what, day, expected) => {
    expect(await choiceOf(day)).toEqual(expected)
  })
})
