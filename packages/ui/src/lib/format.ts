import type { Locale } from './locale.ts'

/** British English writes day, month, year, as the product does in both languages. */
const regions = { id: 'id-ID', en: 'en-GB' } as const

/** The hospital's clock, wherever a reader or a server is. */
const timeZone = 'Asia/Jakarta'

/** How a date is written out: in words, with its weekday, or in figures for narrow columns. */
export type DateStyle = 'long' | 'weekday' | 'short'

type DatePart = 'long' | 'short' | 'weekday'

const dateParts: Record<DatePart, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
}

/** Makes each formatter once, when it is first needed: making one costs more than all that it writes on a page, and a browser's first costs 10 ms. */
const madeOnce = <Key extends string | number, Formatter>(make: (locale: Locale, key: Key) => Formatter) => {
  const made = new Map<string, Formatter>()
  return (locale: Locale, key: Key): Formatter => {
    const name = `${locale} ${key}`
    const formatter = made.get(name) ?? make(locale, key)
    made.set(name, formatter)
    return formatter
  }
}

const dateFormatter = madeOnce((locale, part: DatePart) => new Intl.DateTimeFormat(regions[locale], { ...dateParts[part], timeZone: 'UTC' }))

/** By the digits after the decimal mark. */
const numberFormatter = madeOnce((locale, digits: number) => new Intl.NumberFormat(regions[locale], { maximumFractionDigits: digits }))

/**
 * A calendar date `YYYY-MM-DD` as "17 Agustus 2026" or "17 August 2026". The date never passes
 * through a local time, so no time zone can move it. Anything else is returned as it came.
 */
export function formatDate(date: string, locale: Locale, style: DateStyle = 'long'): string {
  if (!isDate(date)) return date
  const write = (part: DatePart) => dateFormatter(locale, part).format(new Date(`${date}T00:00:00Z`))
  // Put together here, since servers and browsers disagree about the comma.
  return style === 'weekday' ? `${write('weekday')}, ${write('long')}` : write(style)
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`; 30 February is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** An instant with its offset (`2026-11-24T02:30:00Z`). Without one nobody can tell which hour is meant. */
function readInstant(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** The time of day of an instant in Jakarta, as "09.30 WIB" or "09:30 WIB". What is no instant with an offset is returned as it came. */
export function formatTime(instant: string, locale: Locale): string {
  const moment = readInstant(instant)
  if (!moment) return instant
  const format = new Intl.DateTimeFormat(regions[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return `${format.format(moment)} WIB`
}

/** Day and time of an instant in Jakarta: "Selasa, 24 November 2026 pukul 09.30 WIB". What is no instant with an offset is returned as it came. */
export function formatDateTime(instant: string, locale: Locale): string {
  const day = jakartaDate(instant)
  if (!day) return instant
  return `${formatDate(day, locale, 'weekday')}${locale === 'id' ? ' pukul ' : ', '}${formatTime(instant, locale)}`
}

/** The calendar date that an instant has in Jakarta; undefined for what is no instant with an offset. */
export function jakartaDate(instant: string): string | undefined {
  const moment = readInstant(instant)
  if (!moment) return undefined
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/** A time of day `08:00` on the hospital's clock, as "08.00" or "08:00"; a span is "08.00–12.00 WIB". Anything else stays as it is. */
export function formatHours(from: string, to: string, locale: Locale): string {
  const write = (time: string) => time.replace(/^(\d{2}):(\d{2}).*$/, locale === 'id' ? '$1.$2' : '$1:$2')
  return `${write(from)}–${write(to)} WIB`
}

/** Whole rupiah as `Rp1.250.000`, in English as `IDR 1,250,000`. Fractions are rounded. */
export function formatRupiah(amount: number, locale: Locale): string {
  const digits = numberFormatter(locale, 0).format(amount)
  return locale === 'id' ? `Rp${digits}` : `IDR\u00a0${digits}`
}

/** Metres as people say them: "850 m", "3,2 km", "12 km". Never more exact than it helps to find the way. */
export function formatDistance(metres: number, locale: Locale): string {
  const kilometres = metres / 1000
  if (kilometres < 0.995) return `${Math.round(metres / 10) * 10} m`
  const digits = kilometres < 9.95 ? 1 : 0
  return `${numberFormatter(locale, digits).format(kilometres)} km`
}
