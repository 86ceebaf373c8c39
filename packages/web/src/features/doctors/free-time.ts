import { isBookable, jakartaDate } from '@hospital/sdk'
import type { CalendarDate } from '@hospital/sdk'
import type { DoctorSchedule, WeeklySession } from '@hospital/sdk/cms'
import type { Locale } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { DoctorDay } from '../../shared/loading/doctor-days.ts'
import type { FreeTime, FreeTimeWish } from '../../shared/loading/free-times.ts'
import { datesFrom } from './practice-dates.ts'
import { sessionsLeft } from './sessions-on.ts'
import { weekdayName } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

/**
 * The first bookable time of a date at a hospital, or the wanted time if it is bookable. Undefined if the doctor is on leave, the date is
 * full, or all times have begun.
 */
export const freeTimeOn = (
  { tanggal, sesi }: DoctorDay,
  { hospital, time, now }: Pick<FreeTimeWish, 'hospital' | 'time' | 'now'>,
): FreeTime | undefined => {
  const free = sesi
    .filter(({ rumah_sakit, status }) => rumah_sakit.kode_mapping_rs === hospital && status !== 'cuti')
    .flatMap(({ slot }) => slot)
    .filter(({ jam, sisa }) => sisa > 0 && (time === undefined || jam === time) && isBookable(tanggal, jam, now))
    .toSorted((one, other) => one.jam.localeCompare(other.jam))
  const [first] = free
  return first && { date: tanggal, time: first.jam, places: free.reduce((sum, { sisa }) => sum + sisa, 0) }
}

/** How many dates of practice a card tries: each is a call to the booking service, and most doctors have a free slot on the first date. */
const datesTried = 3

/** The next dates with a session that has hours and is not over. With a day of the week: only such dates. */
export const datesToTry = (sessions: readonly WeeklySession[], now: Date, day?: Weekday): readonly CalendarDate[] => {
  const timed = sessions.filter(({ jam_mulai }) => jam_mulai)
  if (timed.length === 0) return []
  return datesFrom(jakartaDate(now))
    .filter((date) => (day === undefined || date.weekday === day) && sessionsLeft(timed, date, now).length > 0)
    .slice(0, datesTried)
    .map(({ date }) => date)
}

/** The code of the specialty in which the doctor of a row practises there. If the row names none, the doctor's own specialty. */
export const practisedCode = ({ dokter, layanan_spesialis }: DoctorSchedule): string | undefined =>
  layanan_spesialis?.kode_spesialis ?? dokter.kode_mapping_spesialis ?? undefined

const dayAndMonth = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'id' ? 'id' : 'en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatters: Readonly<Record<Locale, Intl.DateTimeFormat>> = { id: dayAndMonth('id'), en: dayAndMonth('en') }

/** A free time in words: `besok 09.00`, `Senin, 30 Nov 09.00`. */
const whenInWords = (
  { date, time }: FreeTime,
  { locale, now, message }: Pick<LoaderContext, 'locale' | 'now' | 'message'>,
): string => {
  const dates = datesFrom(jakartaDate(now))
  const [today, tomorrow] = dates
  const hour = locale === 'id' ? time.replace(':', '.') : time
  if (date === today.date) return message('web.doctors.today', { time: hour })
  if (date === tomorrow?.date) return message('web.doctors.tomorrow', { time: hour })
  const weekday = dates.find((known) => known.date === date)?.weekday
  const day = formatters[locale].format(new Date(`${date}T00:00:00Z`))
  return `${weekday ? `${weekdayName(weekday, locale)}, ` : ''}${day} ${hour}`
}

/** The words of the button that books a free time: `Pesan besok 09.00, 6 tempat`. */
export const bookingWords = (free: FreeTime, context: Pick<LoaderContext, 'locale' | 'now' | 'message'>): string =>
  context.message('web.doctors.book', { when: whenInWords(free, context), count: free.places })
