import { jakartaDate } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import type { Locale, LocalizedString } from '@hospital/ui'
import { datesFrom } from './practice-dates.ts'
import { practiceWords } from './practice.ts'
import { sessionsLeft } from './sessions-on.ts'
import { remarkOf } from './week.ts'

/** A session on a doctor's card. */
export interface NextPractice {
  /** Such as `Minggu, 09.00–12.00 WIB`. */
  readonly practice: string | undefined
  /** What the hours do not say, such as `Minggu ke-1 dan ke-3`. */
  readonly remark: LocalizedString | undefined
}

/** The current or next session, if one comes within a month. */
const comingSession = (sessions: readonly WeeklySession[], now: Date): WeeklySession | undefined => {
  for (const date of datesFrom(jakartaDate(now))) {
    const [session] = sessionsLeft(sessions, date, now)
    if (session) return session
  }
  return undefined
}

/** The doctor's current or next session. If none comes within a month, the first one of the week. */
export const nextPractice = (sessions: readonly WeeklySession[], now: Date, locale: Locale): NextPractice => {
  const session = comingSession(sessions, now) ?? sessions[0]
  return { practice: session && practiceWords(session, locale), remark: session && remarkOf(session) }
}
