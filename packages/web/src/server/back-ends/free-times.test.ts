import type { Result } from '@hospital/sdk'
import type { MemberClient } from '@hospital/sdk/member'
import { afterEach, expect, test, vi } from 'vitest'
import { readDoctorDays } from './doctor-days.ts'
import { createFreeTimes } from './free-times.ts'
import type { FreeTimesOptions } from './free-times.ts'
import { createReadCache } from './read-cache.ts'

afterEach(() => void vi.useRealTimers())

type Read = MemberClient['getDoctorSlots']
type Slots = Awaited<ReturnType<Read>>

const down: Result<never> = { error: { kind: 'server', status: 500, operation: 'getDoctorSlots', requestId: '1' } }

const dayWith = (tanggal: string, places: number): Slots => ({
  data: {
    process: true,
    detail: '',
    data: {
      tanggal,
      kodedokter: 'DR1',
      kdspesial: 'SPPD',
      status: 'praktik',
      keterangan: null,
      sesi: [
        {
          rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS', slug: 'rs' },
          jam_mulai: '09:00',
          jam_selesai: '10:00',
          status: 'praktik',
          kuota: 4,
          sisa: places,
          slot: [{ jam: '09:00', jam_selesai: '09:15', kuota: 4, sisa: places, estimasi_antrian: null }],
        },
      ],
    },
  },
})

const wish = {
  doctor: 'DR1',
  specialty: 'SPPD',
  hospital: 'RS01',
  dates: ['2026-11-23', '2026-11-24', '2026-11-25'],
  now: new Date('2026-11-22T05:00:00Z'),
}

/** Free times over a booking service that has `places` on each date. A date without a number cannot be read. */
const over = (places: Readonly<Record<string, number>>, options: Partial<FreeTimesOptions> = {}) => {
  const getDoctorSlots = vi.fn<Read>(({ body: { tanggal } }) => {
    const left = places[tanggal]
    return Promise.resolve(left === undefined ? down : dayWith(tanggal, left))
  })
  const freeTimes = createFreeTimes({
    read: readDoctorDays({ getDoctorSlots }),
    cache: undefined,
    timeout: 400,
    ...options,
  })
  return { freeTimes, asked: () => getDoctorSlots.mock.calls.map(([{ body }]) => body.tanggal), getDoctorSlots }
}

test('a place on the first date takes one call', async () => {
  const { freeTimes, asked } = over({ '2026-11-23': 2 })
  expect(await freeTimes(wish)).toEqual({ data: { date: '2026-11-23', time: '09:00', places: 2 } })
  expect(asked()).toEqual(['2026-11-23'])
})

test('the next date is looked at where one is full', async () => {
  const { freeTimes, asked } = over({ '2026-11-23': 0, '2026-11-24': 1, '2026-11-25': 1 })
  expect(await freeTimes(wish)).toMatchObject({ data: { date: '2026-11-24' } })
  expect(asked()).toEqual(['2026-11-23', '2026-11-24'])
})

test('nothing is promised beyond the dates, nor past a date that cannot be read', async () => {
  expect(await over({ '2026-11-23': 0, '2026-11-24': 0, '2026-11-25': 0 }).freeTimes(wish)).toEqual({ data: null })
  const { freeTimes, asked } = over({ '2026-11-24': 5 })
  expect(await freeTimes(wish)).toEqual(down)
  expect(asked()).toEqual(['2026-11-23'])
})

test('a slow booking service holds no page up longer than the limit', async () => {
  vi.useFakeTimers()
  const { freeTimes, getDoctorSlots } = over({})
  getDoctorSlots.mockReturnValue(new Promise(() => {}))
  const found = freeTimes(wish)
  await vi.advanceTimersByTimeAsync(400)
  expect(await found).toMatchObject({ error: { kind: 'timeout' } })
})

test('what was found serves other pages for some seconds, and a late answer the next one', async () => {
  vi.useFakeTimers()
  const ages = { freshFor: 10_000, staleFor: 20_000, staleIfErrorFor: 30_000, maxSize: 100_000 }
  const cache = createReadCache({ ...ages, timeout: 400, now: () => Date.now() }).readThrough
  const { freeTimes, getDoctorSlots } = over({ '2026-11-23': 2 }, { cache })
  getDoctorSlots.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(dayWith('2026-11-23', 3)), 1000)),
  )
  const first = freeTimes(wish)
  await vi.advanceTimersByTimeAsync(400)
  expect(await first).toMatchObject({ error: { kind: 'timeout' } })
  await vi.advanceTimersByTimeAsync(600)
  expect(await freeTimes(wish)).toMatchObject({ data: { places: 3 } })
  expect(getDoctorSlots).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await freeTimes(wish)).toMatchObject({ data: { places: 2 } })
})

test('a site that waits for no free times asks for none', async () => {
  const { freeTimes, getDoctorSlots } = over({ '2026-11-23': 2 }, { timeout: 0 })
  expect(await freeTimes(wish)).toMatchObject({ error: { kind: 'timeout' } })
  expect(getDoctorSlots).not.toHaveBeenCalled()
})

test('forty days are read at once, and no more', async () => {
  const { freeTimes, getDoctorSlots } = over({ '2026-11-23': 1 })
  const found = await Promise.all(
    Array.from({ length: 41 }, (_each, index) => freeTimes({ ...wish, doctor: `D${index}` })),
  )
  expect(getDoctorSlots).toHaveBeenCalledTimes(40)
  expect(found.at(-1)).toMatchObject({ error: { kind: 'timeout' } })
  expect(await freeTimes(wish)).toMatchObject({ data: { places: 1 } })
})
