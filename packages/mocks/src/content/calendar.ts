import { jakartaDate, jakartaInstant } from '@hospital/sdk'

const dayLength = 24 * 60 * 60 * 1000

/** The days of the week as the schedules name them, in the order of `Date.getUTCDay`. */
const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

/** A day of the week in Indonesian, as in schedules. */
export type Weekday = (typeof weekdays)[number]

/** The days of the week from Monday on, as a schedule lists them. */
export const weekFromMonday: readonly Weekday[] = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

/** The calendar day in Jakarta, `offset` days after the day of `now` (before it when negative): `YYYY-MM-DD`. */
export const jakartaDay = (now: Date, offset = 0): string => jakartaDate(new Date(now.getTime() + offset * dayLength))

/** The instant of `time` (`HH:mm`) in Jakarta on a day, in Strapi's format: UTC with milliseconds. */
export const jakartaMoment = (day: string, time: string): string => jakartaInstant(day, time).toISOString()

/** The day of the week of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? 'Minggu'
