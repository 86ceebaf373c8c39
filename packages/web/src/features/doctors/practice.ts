import type { WeeklySession } from '@hospital/sdk/cms'
import { formatHours } from '@hospital/ui'
import type { Locale } from '@hospital/ui'

/** The days of the week as schedules name them, from Monday on. */
export const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** A day of the week as schedules name it. */
export type Weekday = (typeof weekdays)[number]

// 1 January 2024 was a Monday.
const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index))

const namesOf = (locale: Locale): readonly string[] => {
  const formatter = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return weekdays.map((_day, index) => formatter.format(dayAt(index)))
}

const names: Readonly<Record<Locale, readonly string[]>> = { id: namesOf('id'), en: namesOf('en') }

/** A day's name in the page's language. */
export const weekdayName = (day: Weekday, locale: Locale): string => names[locale][weekdays.indexOf(day)] ?? day

/** The hours of a session, such as `08.00–12.00 WIB`. A session without an end lasts until the last patient. */
export const hoursInWords = ({ jam_mulai: from, jam_selesai: to }: WeeklySession, locale: Locale): string => {
  if (!from) return locale === 'id' ? 'dengan perjanjian' : 'by appointment'
  return formatHours(from, to ?? undefined, locale)
}

/** A session in words, such as `Senin, 08.00–12.00 WIB`. */
export const practiceWords = (session: WeeklySession, locale: Locale): string | undefined => {
  const day = weekdays.find((weekday) => weekday === session.hari)
  return day && `${weekdayName(day, locale)}, ${hoursInWords(session, locale)}`
}
