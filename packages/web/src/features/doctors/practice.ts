import type { WeeklySession } from '@hospital/sdk/cms'
import { formatHours } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { weekdayName, weekdays } from './weekdays.ts'

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
