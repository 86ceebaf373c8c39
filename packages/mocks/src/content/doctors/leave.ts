import { hashNumber } from '../hash.ts'

const dayLength = 24 * 60 * 60 * 1000

/** The days of a period of leave. About one period in fourteen is leave, the same ones on every run. */
const stretchLength = 3

/** Whether a doctor (code) is on leave on a calendar day (`YYYY-MM-DD`). */
export const isOnLeave = (doctor: string, day: string): boolean => {
  const stretch = Math.floor(Date.parse(`${day}T00:00:00.000Z`) / dayLength / stretchLength)
  return hashNumber(`${doctor} cuti ${stretch}`) % 14 === 0
}

/** Whether a doctor's sessions at a hospital (code) were fully booked from the start on a calendar day. */
export const isFullyBooked = (doctor: string, hospital: string, day: string): boolean =>
  hashNumber(`${doctor} ${hospital} penuh ${day}`) % 9 === 0
