import { weekFromMonday } from '../calendar.ts'
import type { Weekday } from '../calendar.ts'
import type { ScheduleRow } from '../rows.ts'
import { specialtyId } from '../specialties.ts'
import { stamped } from '../stamps.ts'
import { doctorCode } from './doctors.ts'
import { doctorNames } from './names.ts'

/** Days, start, end and a remark. Without an end the session lasts until all patients have been seen; without both it is by arrangement. */
type Session = readonly [days: string, start: string | null, end: string | null, remark?: string]

/** The weekly schedules; days by their first letters, from Senin to Minggu. */
const weeks: readonly (readonly Session[])[] = [
  [
    ['Sen Rab Jum', '08:00', '11:00'],
    ['Sel', '16:00', '19:00'],
  ],
  [
    ['Sel Kam', '13:00', '16:00'],
    ['Sab', '09:00', '12:00'],
  ],
  [['Sen Sel Rab Kam Jum', '09:00', '12:00']],
  [
    ['Sen Rab', '16:00', '19:00'],
    ['Sab', null, null, 'Dengan perjanjian'],
  ],
  [
    ['Sel Kam', '17:00', null, 'Sampai selesai'],
    ['Jum', '08:30', '11:00'],
  ],
  [
    ['Sen Sel Rab Kam Jum Sab', '07:30', '10:00'],
    ['Sen Kam', '15:00', '17:30'],
  ],
  [
    ['Rab', '18:00', '20:30'],
    ['Min', '09:00', '12:00', 'Minggu ke-1 dan ke-3'],
  ],
  [
    ['Sen Kam', '10:00', '13:00'],
    ['Jum', '13:30', '16:30'],
    ['Sab', '08:00', '10:00'],
  ],
]

/** Further sessions of some doctors at a hospital (id): at a second hospital, or on Sundays at their own. */
const furtherSessions: Readonly<Record<string, readonly [hospital: number, week: readonly Session[]]>> = {
  DR0101: [2, [['Rab', '16:00', '18:30']]],
  DR0106: [1, [['Sab', '13:00', '15:00']]],
  DR0117: [3, [['Sab', '14:00', '17:00', 'Endoskopi dengan perjanjian']]],
  DR0129: [1, [['Min', '08:00', '11:00']]],
  DR0133: [1, [['Min', '10:00', '13:00']]],
  DR0136: [1, [['Min', '16:00', '19:00']]],
  DR0139: [1, [['Min', '15:00', '18:00']]],
  DR0147: [4, [['Rab', '17:00', '20:00']]],
}

/** Doctors without fixed hours: patients ask for the hours by telephone. */
const withoutHours: readonly string[] = ['DR0160']

const wireTime = (time: string | null): string | null => (time === null ? null : `${time}:00.000`)

const dayOf = (short: string): Weekday => {
  const day = weekFromMonday.find((name) => name.startsWith(short))
  if (day === undefined) throw new Error(`No day of the week begins with ${short}`)
  return day
}

const sessionsOf = (week: readonly Session[]) =>
  week.flatMap(([days, start, end, remark]) =>
    days.split(' ').map((short) => ({
      hari: dayOf(short),
      jam_mulai: wireTime(start),
      jam_selesai: wireTime(end),
      keterangan: remark ?? null,
    })),
  )

/** The weekly sessions of all doctors, by doctor, hospital and day. */
export const schedules = (now: Date): readonly ScheduleRow[] =>
  doctorNames
    .flatMap(([, , specialty, hospital], index) => {
      const code = doctorCode(index)
      const further = furtherSessions[code]
      const own = withoutHours.includes(code) ? [] : (weeks[(index * 5 + hospital) % weeks.length] ?? [])
      const stamps = stamped(now, code, 200)
      const at = (place: number, week: readonly Session[]) =>
        sessionsOf(week).map((session) => ({
          dokter: index + 1,
          rumah_sakit: place,
          layanan_spesialis: specialtyId(specialty),
          ...session,
          ...stamps,
        }))
      return [...at(hospital, own), ...(further ? at(...further) : [])]
    })
    .map((row, index) => ({ id: index + 1, ...row }))
