import { jakartaDate } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import type { PracticeState } from '@hospital/ui'
import { datesFrom } from './practice-dates.ts'
import { sessionsLeft, sessionsOn } from './sessions-on.ts'

/** A doctor's practice at a hospital today; `absent` if it is not a day of practice, undefined if the hospital does not report. */
export type Today = PracticeState | 'absent' | undefined

/** The schedule service's words for a doctor's state today. */
const reported: Readonly<Record<string, Today>> = {
  praktik: 'practising',
  cuti: 'leave',
  penuh: 'full',
  tidak_praktik: 'absent',
}

interface Reported {
  readonly status_hari_ini?: string | null | undefined
  readonly jadwal: readonly WeeklySession[]
}

/**
 * A doctor's state today at a hospital. The service knows only the day of the week. The hours decide whether the session is held in this
 * week of the month, and whether it is over. If the week does not have the day, the service's word counts.
 */
export const todayOf = ({ status_hari_ini: word, jadwal: sessions }: Reported, now: Date): Today => {
  const state = reported[word ?? '']
  if (state !== 'practising' && state !== 'full') return state
  const [today] = datesFrom(jakartaDate(now))
  if (sessionsOn(sessions, today).length === 0)
    return sessions.some(({ hari }) => hari === today.weekday) ? 'absent' : state
  return sessionsLeft(sessions, today, now).length === 0 ? 'over' : state
}
