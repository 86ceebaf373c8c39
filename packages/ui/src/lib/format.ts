import { regions } from './locale.ts'
import type { Locale } from './locale.ts'

/** The format of a date: long, with its weekday, or numeric for narrow columns. */
export type DateStyle = 'long' | 'weekday' | 'short'

type DatePart = 'long' | 'short' | 'weekday'

const dateParts: Record<DatePart, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
}

/** Creates each formatter once, on first use: creating one costs more than all of its output on a page, and a browser's first costs 10 ms. */
const madeOnce = <Key extends string | number, Formatter>(make: (locale: Locale, key: Key) => Formatter) => {
  const made = new Map<string, Formatter>()
  return (locale: Locale, key: Key): Formatter => {
    const name = `${locale} ${key}`
    const formatter = made.get(name) ?? make(locale, key)
    made.set(name, formatter)
    return formatter
  }
}

const dateFormatter = madeOnce(
  (locale, part: DatePart) => new Intl.DateTimeFormat(regions[locale], { ...dateParts[part], timeZone: 'UTC' }),
)

/** Formatters by the number of decimals. */
const numberFormatter = madeOnce(
  (locale, digits: number) => new Intl.NumberFormat(regions[locale], { maximumFractionDigits: digits }),
)

/**
 * A calendar date `YYYY-MM-DD` as "17 Agustus 2026" or "17 August 2026". The date never passes
 * through a local time, so no time zone can shift it. Anything else is returned unchanged.
 */
export const formatDate = (date: string, locale: Locale, style: DateStyle = 'long'): string => {
  if (!isDate(date)) return date
  const write = (part: DatePart) => dateFormatter(locale, part).format(new Date(`${date}T00:00:00Z`))
  // Joined here, since servers and browsers disagree about the comma.
  return style === 'weekday' ? `${write('weekday')}, ${write('long')}` : write(style)
}

/** Whether a text is an existing calendar date as `YYYY-MM-DD`; 30 February is not. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Whole rupiah as `Rp1.250.000`, in English as `IDR 1,250,000`. Fractions are rounded. */
export const formatRupiah = (amount: number, locale: Locale): string => {
  const digits = numberFormatter(locale, 0).format(amount)
  return locale === 'id' ? `Rp${digits}` : `IDR\u00a0${digits}`
}

/** A distance in readable units: "850 m", "3,2 km", "12 km". Rounded more the longer it is. */
export const formatDistance = (metres: number, locale: Locale): string => {
  const kilometres = metres / 1000
  if (kilometres < 0.995) return `${Math.round(metres / 10) * 10} m`
  const digits = kilometres < 9.95 ? 1 : 0
  return `${numberFormatter(locale, digits).format(kilometres)} km`
}
