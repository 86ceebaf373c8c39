import { jakartaDate, jakartaTime } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import { datesFrom } from './practice-dates.ts'
import type { PracticeDate } from './practice-dates.ts'

// The sessions of a week that are held on a date, and those that are not over.

/** A remark that only names weeks of the month, such as `Minggu ke-1 dan ke-3`. With any other remark the session is weekly. */
const someWeeks = /^(?:[a-z]+ )?ke-\d(?:(?:,| dan|, dan| &) ke-\d)*$/

const isHeldIn = (week: number, { keterangan }: WeeklySession): boolean => {
  const remark = keterangan?.trim().toLowerCase() ?? ''
  return !someWeeks.test(remark) || remark.includes(`ke-${week}`)
}

/** The sessions on a date. */
export const sessionsOn = <Session extends WeeklySession>(
  sessions: readonly Session[],
  { weekday, week }: PracticeDate,
): readonly Session[] => sessions.filter((session) => session.hari === weekday && isHeldIn(week, session))

const hasEnded = ({ jam_selesai: end }: WeeklySession, time: string): boolean =>
  !!end && end.slice(0, 'HH:mm'.length) <= time

/** The sessions of a date that are not over. Today, a session is over after its end; a session that lasts until the last patient is not. */
export const sessionsLeft = <Session extends WeeklySession>(
  sessions: readonly Session[],
  date: PracticeDate,
  now: Date,
): readonly Session[] => {
  const held = sessionsOn(sessions, date)
  if (held.length === 0 || date.date !== jakartaDate(now)) return held
  const time = jakartaTime(now)
  return held.filter((session) => !hasEnded(session, time))
}

/** Whether sessions were held today, and all of them have ended. */
export const isOverToday = (sessions: readonly WeeklySession[], now: Date): boolean => {
  const [today] = datesFrom(jakartaDate(now))
  return sessionsOn(sessions, today).length > 0 && sessionsLeft(sessions, today, now).length === 0
}
