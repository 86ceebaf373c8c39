import { joinDate } from '@hospital/sdk'
import { dayAfter } from '../../forms/day.ts'
import type { FieldProblem, FormValues } from '../../forms/submission.ts'
import { datePartsOf } from '../../forms/typed-date.ts'

/** The days on which a package can be reserved: from tomorrow on, until the day before it ends. */
export interface ReservationDays {
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly ends: string | undefined
}

/** Whether there is a day to choose. On the last day of a package there is none. */
export const canBeReserved = ({ today, ends }: ReservationDays): boolean => ends === undefined || dayAfter(today) < ends

/** The name of the field. The day is typed in three fields, whose names begin with it. */
export const dayName = 'tgl_reservasi'

/** The requested day, `YYYY-MM-DD`; undefined if the input is not a date. */
export const wishedDay = (values: FormValues): string | undefined => joinDate(datePartsOf(values, dayName))

/** The problem of the requested day. */
export const dayProblem = (values: FormValues, { today, ends }: ReservationDays): FieldProblem | false => {
  if (Object.values(datePartsOf(values, dayName)).every((part) => part === '')) return 'web.form.day.missing'
  const day = wishedDay(values)
  if (day === undefined) return 'web.form.day.wrong'
  if (day <= today) return 'web.form.day.past'
  return ends !== undefined && day >= ends && 'web.form.day.late'
}
