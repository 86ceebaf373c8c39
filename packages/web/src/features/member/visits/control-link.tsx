import { formatDate, LinkButton, Skeleton, useLocale, VisuallyHidden } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { href } from '../../../routes/href.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import type { Visit } from './visit.ts'

interface ControlLinkProps {
  readonly patient: number
  /** The visit whose doctor advised another one. */
  readonly visit: Visit
  /** The appointment that books the advised visit. */
  readonly booked: Appointment | undefined
  /** Whether the appointments are read, so that `booked` is known. */
  readonly isKnown: boolean
}

/**
 * Leads to the booking with the doctor who advised another visit, for the same patient and guarantor. If that visit is booked, shows its
 * day and leads to the appointment.
 */
export const ControlLink = ({ patient, visit, booked, isKnown }: ControlLinkProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { dokter, rumah_sakit, penjamin } = visit
  // As high as the link that will replace it. A button would say that something is sent, and would take the keyboard's focus with it.
  if (!isKnown)
    return (
      <div>
        <Skeleton shape="button" />
        <VisuallyHidden>{message('web.member.visits.control.loading')}</VisuallyHidden>
      </div>
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
