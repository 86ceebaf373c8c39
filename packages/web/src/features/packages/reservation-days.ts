import { joinDate } from '@hospital/sdk'
import { dayAfter } from '../../forms/day.ts'
import type { FieldProblem, FormValues } from '../../forms/submission.ts'
import { datePartsOf } from '../../forms/typed-date.ts'

/** Between which days a package can be reserved: from tomorrow on, before the day on which it ends. */
export interface ReservationDays {
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly ends: string | undefined
}

/** Whether a day can be chosen. On the last day of a package none is left. */
export const canBeReserved = ({ today, ends }: ReservationDays): boolean => ends === undefined || dayAfter(today) < ends

/** The name of the field; the day is typed in three, whose names begin with it. */
export const dayName = 'tgl_reservasi'

/** The requested day, `YYYY-MM-DD`; undefined if the input is not a date. */
export const wishedDay = (values: FormValues): string | undefined => joinDate(datePartsOf(values, dayName))

/** What is wrong with the requested day. */
export const dayProblem = (values: FormValues, { today, ends }: ReservationDays): FieldProblem | false => {
  if (Object.values(datePartsOf(values, dayName)).every((part) => part === '')) return 'web.form.day.missing'
  const day = wishedDay(values)
  if (day === undefined) return 'web.form.day.wrong'
  if (day <= today) return 'web.form.day.past'
  return ends !== undefined && day >= ends && 'web.form.day.late'
}
