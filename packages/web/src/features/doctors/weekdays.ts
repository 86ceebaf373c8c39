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
