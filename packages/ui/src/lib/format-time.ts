import { formatDate } from './format.ts'
import { regions } from './locale.ts'
import type { Locale } from './locale.ts'

/** The hospital's time zone, wherever the visitor or the server is. */
export const timeZone = 'Asia/Jakarta'

/** An instant with its offset (`2026-11-24T02:30:00Z`). Without an offset the time is ambiguous. */
const readInstant = (text: string): Date | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** The time of day of an instant in Jakarta, as "09.30 WIB" or "09:30 WIB". Without an offset the text is returned unchanged. */
export const formatTime = (instant: string, locale: Locale): string => {
  const moment = readInstant(instant)
  if (!moment) return instant
  const format = new Intl.DateTimeFormat(regions[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return `${format.format(moment)} WIB`
}

/** Day and time of an instant in Jakarta: "Selasa, 24 November 2026 pukul 09.30 WIB". Without an offset the text is returned unchanged. */
export const formatDateTime = (instant: string, locale: Locale): string => {
  const day = jakartaDate(instant)
  if (!day) return instant
  return `${formatDate(day, locale, 'weekday')}${locale === 'id' ? ' pukul ' : ', '}${formatTime(instant, locale)}`
}

/** The calendar date of an instant in Jakarta; undefined without an offset. */
const jakartaDate = (instant: string): string | undefined => {
  const moment = readInstant(instant)
  if (!moment) return undefined
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/**
 * A time of day `08:00` in the hospital's time zone, as "08.00" or "08:00"; a range is "08.00–12.00 WIB". Any other text is unchanged. A
 * range without an end lasts until the last patient.
 */
export const formatHours = (from: string, to: string | undefined, locale: Locale): string => {
  const write = (time: string) => time.replace(/^(\d{2}):(\d{2}).*$/, locale === 'id' ? '$1.$2' : '$1:$2')
  if (to === undefined) return locale === 'id' ? `${write(from)}–selesai WIB` : `from ${write(from)} WIB`
  return `${write(from)}–${write(to)} WIB`
}
