import { addDays } from '../hospital/clock.ts'
import type { Appointments } from '../patients/appointment.ts'

/** Something that took place some days ago, with or without a doctor. */
export interface Past {
  readonly patient: number
  readonly hospital: string
  readonly doctor?: string | null
  readonly daysAgo: number
}

/** Maximum distance of an appointment from the wished day, in days. */
const tolerance = 14

/**
 * The day on which something seeded took place: that of the patient's finished appointment with the doctor around that
 * time, so that appointments, visits and results are consistent; otherwise just so many days ago.
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

/** A number as hospitals give it: kind, day, running number. */
export const numberOf = (kind: string, day: string, index: number): string =>
  `${kind}-${day.slice(2).replaceAll('-', '')}-${String(index).padStart(4, '0')}`
