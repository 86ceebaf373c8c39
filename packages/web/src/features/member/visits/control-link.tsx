import { Button, formatDate, LinkButton, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { href } from '../../../routes/href.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import type { Visit } from './visit.ts'

interface ControlLinkProps {
  readonly patient: number
  /** The visit whose doctor advised to come again. */
  readonly visit: Visit
  /** The appointment by which that is booked. */
  readonly booked: Appointment | undefined
  /** Whether it is known that there is one or none. */
  readonly isKnown: boolean
}

/**
 * Leads to the booking with the doctor who advised to come again, for the same patient and guarantor; where that is booked, says for which day
 * and leads to the appointment.
 */
export const ControlLink = ({ patient, visit, booked, isKnown }: ControlLinkProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { dokter, rumah_sakit, penjamin } = visit
  // As large as what comes in its place.
  if (!isKnown)
    return (
      <Button tone="secondary" icon="calendar" busy>
        {message('web.member.visits.control')}
      </Button>
    )
  if (booked)
    return (
      <LinkButton
        tone="secondary"
        icon="calendar"
        href={href(locale, booked.status === 'approved' ? 'approvedAppointments' : 'openAppointments', {
          pasien: String(patient),
        })}
      >
        {message('web.member.visits.control.booked', { day: formatDate(booked.tanggal, locale) })}
      </LinkButton>
    )
  return (
    <LinkButton
      tone="secondary"
      icon="calendar"
      href={href(locale, 'appointmentCreation', undefined, {
        rs: rumah_sakit.kode_mapping_rs,
        dokter: dokter?.slug ?? '',
      })}
      onClick={() => storeBooking({ patient, guarantor: penjamin?.kode }, Date.now())}
    >
      {message('web.member.visits.control')}
    </LinkButton>
  )
}
