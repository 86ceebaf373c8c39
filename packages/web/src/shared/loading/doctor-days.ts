import type { CalendarDate, Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'

/** A day of a doctor, from the booking service. */
export type DoctorDay = MemberComponents['schemas']['DoctorSlotsSuccess']['data']

/** A day of a doctor to read: doctor and specialty by their codes. */
export interface DoctorDate {
  readonly doctor: string
  readonly specialty: string
  readonly date: CalendarDate
}

/**
 * Reads a doctor's day for pages that lead to the choice of a time; the answer may be some seconds old. The times of a chosen day are read
 * without a cache.
 */
export type DoctorDays = (asked: DoctorDate) => Promise<Result<DoctorDay>>
