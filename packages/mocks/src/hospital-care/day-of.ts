import { addDays } from '../hospital/clock.ts'
import type { Appointments } from '../patients/appointment.ts'

/** An event that took place some days ago, with or without a doctor. */
export interface Past {
  readonly patient: number
  readonly hospital: string
  readonly doctor?: string | null
  readonly daysAgo: number
}

/** The most days between an appointment and the wished day. */
const tolerance = 14

/**
 * The day of a seeded event. If the patient has a finished appointment with the doctor around that time, its day is used, so that
 * appointments, visits and results are consistent. Otherwise the day is `daysAgo` days before today.
 */
export const dayOf = (
  appointments: Appointments,
  today: string,
  { patient, hospital, doctor, daysAgo }: Past,
): string => {
  const wished = addDays(today, -daysAgo)
  const finished = appointments
    .of(patient)
    .find(
      (one) =>
        one.closedBecause === 'selesai' &&
        one.doctor === doctor &&
        one.hospital === hospital &&
        isNear(one.day, wished),
    )
  return finished?.day ?? wished
}

const isNear = (day: string, wished: string) => day >= addDays(wished, -tolerance) && day <= addDays(wished, tolerance)

/** A number in the form of the hospitals: kind, day, running number. */
export const numberOf = (kind: string, day: string, index: number): string =>
  `${kind}-${day.slice(2).replaceAll('-', '')}-${String(index).padStart(4, '0')}`
