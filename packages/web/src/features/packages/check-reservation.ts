import { isEmail, joinDate, normalizePhone } from '@hospital/sdk'
import { createPackageReservationConstraints } from '@hospital/sdk/constraints'
import type { DateParts } from '@hospital/ui'
import { checkConstraints } from '../../forms/check-constraints.ts'
import { dayAfter } from '../../forms/day.ts'
import { problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'
import { datePartsOf } from '../../forms/typed-date.ts'

/** Between which days a package can be reserved: from tomorrow on, before the day on which it ends. */
export interface ReservationDays {
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly ends: string | undefined
}

/** Whether a day can be chosen. On the last day of a package none is left. */
export const canBeReserved = ({ today, ends }: ReservationDays): boolean => ends === undefined || dayAfter(today) < ends

/** The day as it was typed, in three fields. */
const typedDay = (values: FormValues): DateParts => datePartsOf(values, 'tgl_reservasi')

/** The requested day, `YYYY-MM-DD`; undefined if the input is not a date. */
export const wishedDay = (values: FormValues): string | undefined => joinDate(typedDay(values))

const dayProblem = (values: FormValues, { today, ends }: ReservationDays) => {
  if (Object.values(typedDay(values)).every((part) => part === '')) return 'web.form.day.missing'
  const day = wishedDay(values)
  if (day === undefined) return 'web.form.day.wrong'
  if (day <= today) return 'web.form.day.past'
  return ends !== undefined && day >= ends && 'web.form.day.late'
}

const { nama_lengkap, catatan } = createPackageReservationConstraints

/** Characters that the remark may hold. */
export const remarkLimit = catatan.maxLength

const words = { nama_lengkap: { missing: 'web.form.name.missing' } } as const

/** What is wrong with the reservation of a package. Name, telephone number and day are needed. */
export const checkReservation = (values: FormValues, days: ReservationDays): FormProblems => {
  const { no_telp = '', email = '' } = values
  return problemsOf({
    ...checkConstraints(values, { nama_lengkap }, words),
    no_telp: no_telp === '' ? 'web.form.phone.missing' : !normalizePhone(no_telp) && 'web.form.phone.wrong',
    email: email !== '' && !isEmail(email) && 'web.form.email.wrong',
    tgl_reservasi: dayProblem(values, days),
    ...checkConstraints(values, { catatan }),
  })
}
