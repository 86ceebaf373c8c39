import { formatDate } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { Message } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'

/** Names an appointment by its code. */
export type VisitWords = (code: string) => string

/** Names an appointment as a patient knows it: by day and doctor, and then by its code. One that is not in the lists has its code alone. */
export const visitWords =
  (
    appointments: readonly Pick<Appointment, 'kode_appointment' | 'tanggal' | 'dokter'>[],
    locale: Locale,
    message: Message,
  ): VisitWords =>
  (code) => {
    const appointment = appointments.find(({ kode_appointment }) => kode_appointment === code)
    if (!appointment) return code
    const { tanggal, dokter } = appointment
    const day = formatDate(tanggal, locale, 'weekday')
    return message('web.member.documents.visit', { day, doctor: dokter.nama, code })
  }
