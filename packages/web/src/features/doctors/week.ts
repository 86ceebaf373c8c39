import { metaDescription } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import type { LocalizedString, Locale, PracticeLine, ScheduleDay } from '@hospital/ui'
import { hoursInWords, weekdayName, weekdays } from './practice.ts'
import type { Weekday } from './practice.ts'

// A doctor's week at a hospital, in the forms that the kit shows it in.

/** Days in a row are told as a span from this many on. */
const shortestSpan = 3

/** Days in words, those in a row as a span: `Senin–Rabu, Jumat`. */
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

/** Editors repeat what the hours say already. */
const saysNothingNew = /^(?:sampai selesai|dengan perjanjian)$/i

/** Characters of a remark, which is beside the hours. */
const longestRemark = 200

/** What a session's remark adds to its hours. Editors write in Indonesian. */
export const remarkOf = ({ keterangan }: WeeklySession): LocalizedString | undefined => {
  const text = metaDescription(keterangan ?? '', longestRemark)
  return text === '' || saysNothingNew.test(text) ? undefined : { text, lang: 'id' }
}

const dayOf = ({ hari }: WeeklySession): Weekday | undefined => weekdays.find((day) => day === hari)

/** The week with days of the same hours together, in the order of the first of them. */
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

/** A week as the calendar of a doctor's page shows it, and what has no place in it. */
export interface PracticeWeek {
  readonly days: readonly ScheduleDay[]
  /** The place of today among the days. */
  readonly today: number | undefined
  /** Sessions without hours, and remarks, each with the days that it is about. */
  readonly notes: readonly { readonly when: string; readonly words: LocalizedString | string }[]
}

/**
 * A doctor's week day by day. `slotHref` is where an appointment on a day is made. A day on which patients come by
 * arrangement only is told in the notes, since the calendar would say that there is no practice.
 */
export const practiceWeek = (
  sessions: readonly WeeklySession[],
  {
    today,
    locale,
    slotHref,
  }: { readonly today: Weekday; readonly locale: Locale; readonly slotHref: (day: Weekday) => string },
): PracticeWeek => {
  const timed = sessions.filter(({ jam_mulai }) => jam_mulai)
  const shown = weekdays.filter(
    (day) => timed.some((session) => dayOf(session) === day) || !sessions.some((session) => dayOf(session) === day),
  )
  const days = shown.map((day): ScheduleDay => ({
    name: weekdayName(day, locale),
    slots: timed
      .filter((session) => dayOf(session) === day)
      .map(({ jam_mulai, jam_selesai }) => ({
        from: jam_mulai ?? '',
        to: jam_selesai ?? undefined,
        href: slotHref(day),
      })),
  }))
  const place = shown.indexOf(today)
  return { days: timed.length > 0 ? days : [], today: place < 0 ? undefined : place, notes: notesOf(sessions, locale) }
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
