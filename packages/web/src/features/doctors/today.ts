import { jakartaDate } from '@hospital/sdk'
import type { WeeklySession } from '@hospital/sdk/cms'
import type { PracticeState } from '@hospital/ui'
import { datesFrom } from './practice-dates.ts'
import { sessionsLeft, sessionsOn } from './sessions-on.ts'

/** A doctor's practice at a hospital today; `absent` if it is not a day of practice, undefined if the hospital does not report. */
export type Today = PracticeState | 'absent' | undefined

/** What the schedule service says of a doctor's today, by its word for it. */
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
 * A doctor's today at a hospital. The service goes by the day of the week alone: whether the session is held in this
 * week of the month, and whether it is over, follows from the hours. A day that the week does not know is the service's.
 */
export const todayOf = ({ status_hari_ini: word, jadwal: sessions }: Reported, now: Date): Today => {
  const state = reported[word ?? '']
  if (state !== 'practising' && state !== 'full') return state
  const [today] = datesFrom(jakartaDate(now))
  if (sessionsOn(sessions, today).length === 0)
    return sessions.some(({ hari }) => hari === today.weekday) ? 'absent' : state
  return sessionsLeft(sessions, today, now).length === 0 ? 'over' : state
}
