import type { CalendarDate, Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'

/** A day of a doctor, as the booking service tells it. */
export type DoctorDay = MemberComponents['schemas']['DoctorSlotsSuccess']['data']

/** Whose day is asked for: doctor and specialty by their codes. */
export interface DoctorDate {
  readonly doctor: string
  readonly specialty: string
  readonly date: CalendarDate
}

/** Reads a doctor's day: some seconds old, for what leads to a time. The times of a day that was chosen are read anew. */
export type DoctorDays = (asked: DoctorDate) => Promise<Result<DoctorDay>>
