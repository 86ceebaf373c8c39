import { formatDate } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { Message } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'

/** Names an appointment by its code. */
export type VisitWords = (code: string) => string

/** Names an appointment as a patient knows it: day, doctor, then the code. If the lists do not have the appointment, its code alone. */
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
