import { jakartaDate, jakartaInstant, jakartaStamp } from '@hospital/sdk'

const dayLength = 24 * 60 * 60 * 1000

/** Milliseconds in a minute. */
export const minute = 60 * 1000

/** The mock's time: one clock for everything that expires, is dated or is due. */
export interface Clock {
  readonly now: () => Date
  /** Today in Jakarta, `YYYY-MM-DD`. */
  readonly today: () => string
  /** The present instant as the back ends write it. */
  readonly stamp: () => string
}

/** The stamp of a day and a time of day (`HH:mm`) in Jakarta. */
export const stampAt = (day: string, time: string): string => jakartaStamp(jakartaInstant(day, time))

/** The day `count` days after another; before it when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + count * dayLength).toISOString().slice(0, 10)

/** A time of day some minutes later: `09:45` and 30 give `10:15`. Does not pass midnight. */
export const addMinutes = (time: string, count: number): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = hours * 60 + minutes + count
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** Completed days from one day to another. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00.000Z`) - Date.parse(`${first}T00:00:00.000Z`)) / dayLength)

/** Compares days, times of day or stamps of one form. Their text order is their order in time. Making a collator would take long. */
export const inTime = (one: string, other: string): number => Number(one > other) - Number(one < other)

const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

/** A date in words as Indonesians write it: `25 November 2026`. */
export const dateInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year}`
}

/** A clock that follows `now`. */
export const createClock = (now: () => Date): Clock => ({
  now,
  today: () => jakartaDate(now()),
  stamp: () => jakartaStamp(now()),
})
