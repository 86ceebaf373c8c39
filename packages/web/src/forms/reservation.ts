import { isDate, normalizePhone } from '@hospital/ui'
import { isEmail, problemsOf } from './submission.ts'
import type { FormProblems, FormValues } from './submission.ts'

/** Between which days a package can be reserved: from tomorrow on, before the day on which it ends. */
export interface ReservationDays {
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly ends: string | undefined
}

const dayProblem = (day: string, { today, ends }: ReservationDays) => {
  if (day === '') return 'web.form.day.missing'
  if (!isDate(day) || day <= today) return 'web.form.day.past'
  return ends !== undefined && day >= ends && 'web.form.day.late'
}

/** Characters that the fields hold at most; those of the contract. */
export const reservationLimits = { nama_lengkap: 100, catatan: 1000 } as const

/** What is wrong with the reservation of a package. Name, telephone number and day are needed. */
export const checkReservation = (values: FormValues, days: ReservationDays): FormProblems => {
  const { nama_lengkap = '', no_telp = '', email = '', tgl_reservasi = '', catatan = '' } = values
  return problemsOf({
    nama_lengkap: nama_lengkap === '' ? 'web.form.name.missing' : nama_lengkap.length > reservationLimits.nama_lengkap && 'web.form.tooLong',
    no_telp: no_telp === '' ? 'web.form.phone.missing' : !normalizePhone(no_telp) && 'web.form.phone.wrong',
    email: email !== '' && !isEmail(email) && 'web.form.email.wrong',
    tgl_reservasi: dayProblem(tgl_reservasi, days),
    catatan: catatan.length > reservationLimits.catatan && 'web.form.tooLong',
  })
}
