import { formatDate, formatHours, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { appointmentReads } from './member-appointment.ts'
import type { MemberAppointment } from './member-appointment.ts'

interface CancelAppointmentProps {
  readonly personal: PersonalData
  readonly appointment: MemberAppointment
  readonly onEnd: (end?: End) => void
}

/** Asks whether to cancel an appointment, says what follows from it, and cancels it. Contract: operation `deleteAppointment`. */
export const CancelAppointment = ({ personal, appointment, onEnd }: CancelAppointmentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { code, patient, day, from, to, doctor } = appointment
  const values = { doctor: doctor.name, day: formatDate(day, locale, 'weekday'), time: formatHours(from, to, locale) }
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.member.appointments.cancel.title')}
      yes={message('web.member.appointments.cancel.yes')}
      no={message('web.member.appointments.cancel.no')}
      stale={appointmentReads}
      write={() => personal.member.deleteAppointment({ body: { kode_appointment: code, id_pasien: patient } })}
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
