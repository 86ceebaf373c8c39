import { describe, expect, test } from 'vitest'
import { blockCount, blockDays, freeSlots, slotsByPlace, slotsToCome } from './move-slots.ts'

describe('the days to move to', () => {
  test('are all that can be booked, once, but for the day of the appointment', () => {
    const days = Array.from({ length: blockCount }, (_block, block) =>
      blockDays('2026-11-21', block, '2026-11-24'),
    ).flat()
    expect(days).toHaveLength(30)
    expect(new Set(days).size).toBe(30)
    expect(days[0]).toBe('2026-11-21')
    expect(days.at(-1)).toBe('2026-12-21')
    expect(days).not.toContain('2026-11-24')
  })

  test('come a week at a time, across the end of a month', () => {
    expect(blockDays('2026-11-21', 1, '2026-11-24')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ])
  })
})

describe('the free slots of a day', () => {
  const hospital = { kode_mapping_rs: 'RS01', nama: 'RS Contoh', slug: null }
  const slot = (jam: string, sisa: number) => ({ jam, jam_selesai: '10:00', kuota: 2, sisa, estimasi_antrian: null })
  const day = { tanggal: '2026-11-25', kodedokter: 'D', kdspesial: 'S', keterangan: null } as const
  const session = { rumah_sakit: hospital, jam_mulai: '09:00', jam_selesai: '10:00', kuota: 4, sisa: 1 } as const

  test('are those that have a place, at each hospital', () => {
    const other = { ...session, rumah_sakit: { ...hospital, kode_mapping_rs: 'RS02' } }
    const found = freeSlots({
      ...day,
      status: 'praktik',
      sesi: [
        { ...session, status: 'praktik', slot: [slot('09:00', 0), slot('09:30', 1)] },
        { ...other, status: 'praktik', slot: [slot('09:30', 2)] },
      ],
    })
    expect(found.map(({ id, sisa }) => [id, sisa])).toEqual([
      ['2026-11-25 09:30 RS01', 1],
      ['2026-11-25 09:30 RS02', 2],
    ])
  })

  test('are together by day and hospital', () => {
    const other = { ...hospital, kode_mapping_rs: 'RS02', nama: 'RS Lain' }
    const at = (rumah_sakit: typeof hospital) => ({ ...session, rumah_sakit, status: 'praktik' as const })
    const ofDay = (tanggal: string) =>
      freeSlots({
        ...day,
        tanggal,
        status: 'praktik',
        sesi: [
          { ...at(hospital), slot: [slot('09:00', 1), slot('09:30', 1)] },
          { ...at(other), slot: [slot('13:00', 1)] },
        ],
      })
    const places = slotsByPlace([...ofDay('2026-11-25'), ...ofDay('2026-11-26')])
    expect(places.map((place) => [place.day, place.hospital, place.slots.map(({ jam }) => jam)])).toEqual([
      ['2026-11-25', 'RS Contoh', ['09:00', '09:30']],
      ['2026-11-25', 'RS Lain', ['13:00']],
      ['2026-11-26', 'RS Contoh', ['09:00', '09:30']],
      ['2026-11-26', 'RS Lain', ['13:00']],
    ])
  })

  test('can be booked until they begin', () => {
    const found = freeSlots({
      ...day,
      status: 'praktik',
      sesi: [{ ...session, status: 'praktik', slot: [slot('09:00', 1), slot('09:30', 1), slot('10:00', 1)] }],
    })
    const hoursAt = (now: string) => slotsToCome(found, new Date(now)).map(({ jam }) => jam)
    expect(hoursAt('2026-11-25T09:30:00+07:00')).toEqual(['10:00'])
    expect(hoursAt('2026-11-24T23:00:00+07:00')).toEqual(['09:00', '09:30', '10:00'])
  })

  test.each([
    ['on leave', { status: 'cuti', sesi: [{ ...session, status: 'cuti', slot: [] }] }],
    ['without session', { status: null, sesi: [] }],
  ] as const)('are none %s', (_name, rest) => {
    expect(freeSlots({ ...day, status: rest.status, sesi: rest.sesi.map((each) => ({ ...each, slot: [] })) })).toEqual(
      [],
    )
  })
})
