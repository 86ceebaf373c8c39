import { formatDate, formatHours, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { appointmentReads } from './appointment.ts'
import type { Appointment } from './appointment.ts'

interface CancelAppointmentProps {
  readonly personal: PersonalData
  readonly appointment: Appointment
  readonly onEnd: (end?: End) => void
}

/** Asks whether to cancel an appointment, says what follows from it, and cancels it. Contract: operation `deleteAppointment`. */
export const CancelAppointment = ({ personal, appointment, onEnd }: CancelAppointmentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { kode_appointment, pasien, tanggal, jam, jam_selesai, dokter } = appointment
  const values = {
    doctor: dokter.nama,
    day: formatDate(tanggal, locale, 'weekday'),
    time: formatHours(jam, jam_selesai, locale),
  }
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.member.appointments.cancel.title')}
      yes={message('web.member.appointments.cancel.yes')}
      no={message('web.member.appointments.cancel.no')}
      stale={appointmentReads}
      write={() => personal.member.deleteAppointment({ body: { kode_appointment, id_pasien: pasien.id } })}
      done="web.member.appointments.cancelled"
      // Whether it is still there is in the list, which is read again.
      unknown="web.member.appointments.cancel.unknown"
      values={values}
      onEnd={onEnd}
    >
      <span>{message('web.member.appointments.cancel.text', values)}</span>
      <span>{message('web.member.appointments.cancel.follows')}</span>
    </ConfirmWrite>
  )
}
