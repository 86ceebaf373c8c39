import { describe, expect, test } from 'vitest'
import type { DoctorDay } from '../../shared/loading/doctor-days.ts'
import { weeklySession } from '../../testing/entities.ts'
import { siteContexts } from '../../testing/site-context.ts'
import { bookingWords, datesToTry, freeTimeOn } from './free-time.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const noon = new Date('2026-11-21T05:00:00Z')

type Session = DoctorDay['sesi'][number]

const slot = (jam: string, sisa: number): Session['slot'][number] => ({
  jam,
  jam_selesai: jam,
  kuota: 3,
  sisa,
  estimasi_antrian: null,
})

const session = (rs: string, slots: Session['slot'], status: Session['status'] = 'praktik'): Session => ({
  rumah_sakit: { kode_mapping_rs: rs, nama: rs, slug: rs },
  jam_mulai: '08:00',
  jam_selesai: '18:00',
  status,
  kuota: 9,
  sisa: 9,
  slot: slots,
})

const day = (tanggal: string, ...sesi: readonly Session[]): DoctorDay => ({
  tanggal,
  kodedokter: 'DR1',
  kdspesial: 'SPPD',
  status: 'praktik',
  keterangan: null,
  sesi: [...sesi],
})

describe('the first time of a date that can be booked', () => {
  test.each([
    ['is the first with a place', day('2026-11-22', session('RS01', [slot('09:00', 0), slot('09:15', 2)])), '09:15', 2],
    [
      'counts the places of all times to come',
      day('2026-11-22', session('RS01', [slot('09:00', 2), slot('09:15', 1)]), session('RS01', [slot('16:00', 3)])),
      '09:00',
      6,
    ],
    [
      'is the earliest, in whatever order sessions come',
      day('2026-11-22', session('RS01', [slot('16:00', 1)]), session('RS01', [slot('09:00', 1)])),
      '09:00',
      2,
    ],
    [
      'leaves out today’s times that have begun, this minute’s too',
      day('2026-11-21', session('RS01', [slot('11:45', 3), slot('12:00', 3), slot('12:15', 1)])),
      '12:15',
      1,
    ],
    [
      'is one of the hospital',
      day('2026-11-22', session('RS02', [slot('08:00', 3)]), session('RS01', [slot('10:00', 1)])),
      '10:00',
      1,
    ],
  ])('%s', (_what, slots, time, places) => {
    expect(freeTimeOn(slots, { hospital: 'RS01', now: noon })).toEqual({ date: slots.tanggal, time, places })
  })

  test.each([
    ['is full', day('2026-11-22', session('RS01', [slot('09:00', 0)], 'penuh'))],
    ['is a day of leave', day('2026-11-22', session('RS01', [slot('09:00', 2)], 'cuti'))],
    ['has begun its last time', day('2026-11-21', session('RS01', [slot('12:00', 2)]))],
    ['has places at another hospital only', day('2026-11-22', session('RS02', [slot('09:00', 2)]))],
    ['has no session', day('2026-11-22')],
  ])('is none where the date %s', (_what, slots) => {
    expect(freeTimeOn(slots, { hospital: 'RS01', now: noon })).toBeUndefined()
  })
})

test.each([
  ['is free', '10:00', { date: '2026-11-22', time: '10:00', places: 1 }],
  ['is full', '09:00', undefined],
  ['is none of the doctor’s', '09:15', undefined],
  ['is one of another hospital', '11:00', undefined],
])('a time that is asked for alone %s', (_what, time, found) => {
  const slots = day(
    '2026-11-22',
    session('RS01', [slot('09:00', 0), slot('10:00', 1), slot('10:15', 3)]),
    session('RS02', [slot('11:00', 1)]),
  )
  expect(freeTimeOn(slots, { hospital: 'RS01', time, now: noon })).toEqual(found)
})

describe('the dates that are looked at', () => {
  const week = [
    weeklySession('Sabtu', '08:00', '12:00'),
    weeklySession('Senin', '08:00', '11:00'),
    weeklySession('Minggu', null, null, 'Dengan perjanjian'),
  ]

  test('are the next three of practice: today’s is over, and by arrangement nothing is booked', () => {
    expect(datesToTry(week, noon)).toEqual(['2026-11-23', '2026-11-28', '2026-11-30'])
  })

  test('have today first until its session ends', () => {
    expect(datesToTry(week, new Date('2026-11-21T04:59:00Z'))[0]).toBe('2026-11-21')
  })

  test('are those of the day that was asked for', () => {
    expect(datesToTry(week, noon, 'Sabtu')).toEqual(['2026-11-28', '2026-12-05', '2026-12-12'])
  })

  test('are none without hours', () => {
    expect(datesToTry([weeklySession('Minggu')], noon)).toEqual([])
    expect(datesToTry([], noon)).toEqual([])
  })
})

test.each([
  ['/', '2026-11-21', 'Pesan hari ini 13.15, 6\u00a0tempat'],
  ['/', '2026-11-22', 'Pesan besok 13.15, 6\u00a0tempat'],
  ['/', '2026-11-23', 'Pesan Senin, 23 Nov 13.15, 6\u00a0tempat'],
  ['/en', '2026-11-21', 'Book today 13:15, 6\u00a0places'],
  ['/en', '2026-11-22', 'Book tomorrow 13:15, 6\u00a0places'],
  ['/en', '2026-12-05', 'Book Saturday, 5 Dec 13:15, 6\u00a0places'],
])('at %s a free time on %s reads: %s', (address, date, words) => {
  const context = siteContexts('http://localhost', () => noon)(address)
  expect(bookingWords({ date, time: '13:15', places: 6 }, context)).toBe(words)
})

test.each([
  ['/', 'Pesan besok 09.00, 1\u00a0tempat'],
  ['/en', 'Book tomorrow 09:00, 1\u00a0place'],
])('at %s a last place reads: %s', (address, words) => {
  const context = siteContexts('http://localhost', () => noon)(address)
  expect(bookingWords({ date: '2026-11-22', time: '09:00', places: 1 }, context)).toBe(words)
})
