import { jakartaDate, metaDescription } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import { formatHours } from '@hospital/ui'
import type { LocalizedString, Locale, PracticeLine, ScheduleDay } from '@hospital/ui'
import { datesFrom } from './practice-dates.ts'
import { hoursInWords } from './practice.ts'
import { sessionsLeft, sessionsOn } from './sessions-on.ts'
import type { Today } from './today.ts'
import { weekdayName, weekdays } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

// A doctor's week at a hospital, in the forms that the kit needs.

/** The least number of days in a row that are written as a span. */
const shortestSpan = 3

/** Days in words, with days in a row as a span: `Senin–Rabu, Jumat`. */
export const daysInWords = (days: readonly Weekday[], locale: Locale): string => {
  const rows: number[][] = []
  for (const place of weekdays.flatMap((day, index) => (days.includes(day) ? index : []))) {
    const row = rows.at(-1)
    if (row?.at(-1) === place - 1) row.push(place)
    else rows.push([place])
  }
  const name = (place: number | undefined) => weekdayName(weekdays[place ?? 0] ?? 'Senin', locale)
  return rows
    .flatMap((row) => (row.length < shortestSpan ? row.map(name) : `${name(row[0])}–${name(row.at(-1))}`))
    .join(', ')
}

/** Remarks in which editors repeat what the hours already say. */
const saysNothingNew = /^(?:sampai selesai|dengan perjanjian)$/i

/** The most characters of a remark: it stands beside the hours, where space is short. */
const longestRemark = 200

/** The information that a session's remark adds to its hours. Editors write in Indonesian. */
export const remarkOf = ({ keterangan }: WeeklySession): LocalizedString | undefined => {
  const text = metaDescription(keterangan ?? '', longestRemark)
  return text === '' || saysNothingNew.test(text) ? undefined : { text, lang: 'id' }
}

const dayOf = ({ hari }: WeeklySession): Weekday | undefined => weekdays.find((day) => day === hari)

/** The lines of a week: days with the same hours together, in the order of the first of them. */
export const weekLines = (sessions: readonly WeeklySession[], locale: Locale): readonly PracticeLine[] => {
  const groups = new Map<string, { readonly session: WeeklySession; readonly days: Weekday[] }>()
  for (const session of sessions) {
    const day = dayOf(session)
    if (!day) continue
    const key = `${session.jam_mulai} ${session.jam_selesai} ${remarkOf(session)?.text}`
    const group = groups.get(key)
    if (group) group.days.push(day)
    else groups.set(key, { session, days: [day] })
  }
  return [...groups.values()].map(({ session, days }) => ({
    days: daysInWords(days, locale),
    hours: hoursInWords(session, locale),
    ...(remarkOf(session) && { remark: remarkOf(session) }),
  }))
}

/** A week as the rows of a doctor's page, and the notes that do not fit in them. */
export interface PracticeWeek {
  readonly days: readonly ScheduleDay[]
  /** The index of today among the days. */
  readonly today: number | undefined
  /** Sessions without hours, and remarks, each with its days. */
  readonly notes: readonly { readonly when: string; readonly words: LocalizedString | string }[]
}

/** The next date of each day of the week with a session that is not over; none if there is none within a month. */
const nextDates = (sessions: readonly WeeklySession[], now: Date) => {
  const dates = datesFrom(jakartaDate(now))
  const ofWeek = weekdays
    .filter((day) => sessions.some((session) => dayOf(session) === day))
    .map((day) => ({
      day,
      next: dates.find((date) => date.weekday === day && sessionsLeft(sessions, date, now).length > 0),
    }))
  return ofWeek.toSorted((one, other) => (one.next?.date ?? '9').localeCompare(other.next?.date ?? '9'))
}

/**
 * The days on which a doctor practises, each with its next date, the nearest first. `slotHref` gives the address to book a day. Days with
 * patients by arrangement only are in the notes.
 */
export const practiceWeek = (
  sessions: readonly WeeklySession[],
  {
    now,
    locale,
    slotHref,
  }: { readonly now: Date; readonly locale: Locale; readonly slotHref: (day: Weekday) => string },
): PracticeWeek => {
  const timed = sessions.filter(({ jam_mulai }) => jam_mulai)
  const days = nextDates(timed, now).map(({ day, next }): ScheduleDay => {
    const held = next ? sessionsOn(timed, next) : timed.filter((session) => dayOf(session) === day)
    return {
      name: weekdayName(day, locale),
      date: next?.date,
      slots: held.map(({ jam_mulai, jam_selesai }) => ({
        from: jam_mulai ?? '',
        to: jam_selesai ?? undefined,
        href: slotHref(day),
      })),
    }
  })
  const place = days.findIndex(({ date }) => date === jakartaDate(now))
  return { days, today: place < 0 ? undefined : place, notes: notesOf(sessions, locale) }
}

/** The doctor's next visit at a hospital. */
export interface NextVisit {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Such as `08.00–12.00 WIB`. */
  readonly hours: string
}

/** The next day with patients in a week: not today, if the doctor is on leave or has no free slot. */
export const nextVisit = ({ days, today }: PracticeWeek, state: Today, locale: Locale): NextVisit | undefined => {
  const isClosed = state === 'leave' || state === 'full' || state === 'absent'
  const day = days.find(({ date }, index) => date && !(isClosed && index === today))
  const [slot] = day?.slots ?? []
  return day?.date && slot ? { date: day.date, hours: formatHours(slot.from, slot.to, locale) } : undefined
}

const notesOf = (sessions: readonly WeeklySession[], locale: Locale): PracticeWeek['notes'] =>
  sessions.flatMap((session) => {
    const day = dayOf(session)
    const remark = remarkOf(session)
    if (!day || (session.jam_mulai && !remark)) return []
    const when = session.jam_mulai
      ? `${weekdayName(day, locale)}, ${hoursInWords(session, locale)}`
      : weekdayName(day, locale)
    return [{ when, words: remark ?? hoursInWords(session, locale) }]
  })
