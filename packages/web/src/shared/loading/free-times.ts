import type { CalendarDate, Result } from '@hospital/sdk'

/** The next time that can be booked with a doctor. */
export interface FreeTime {
  readonly date: CalendarDate
  /** `HH:mm` in Jakarta. */
  readonly time: string
  /** Places left on that date at that hospital, of all times to come. At least 1. */
  readonly places: number
}

/** The doctor, the hospital and the dates of a search for free times. */
export interface FreeTimeWish {
  /** The doctor's code. */
  readonly doctor: string
  /** The specialty's code at the hospital. */
  readonly specialty: string
  /** `kode_mapping_rs`. */
  readonly hospital: string
  /** The dates to look at, the earliest first. */
  readonly dates: readonly CalendarDate[]
  /** `HH:mm`: only this time. Default: any. */
  readonly time?: string | undefined
  readonly now: Date
}

/** Finds the next time that can be booked; null if none of the dates has one. Fails soon if the back end is slow. */
export type FreeTimes = (wish: FreeTimeWish) => Promise<Result<FreeTime | null>>
