import { Button, ContactButtons, formatHours, Link, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import { AppointmentCard, BringList, GuarantorDocuments } from '@hospital/ui/records'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { documentItem } from '../documents/document-item.ts'
import { appointmentActions, appointmentState } from './appointment-state.ts'
import type { AppointmentActions } from './appointment-state.ts'
import { calendarFile } from './calendar-file.ts'
import type { AppointmentsData } from './load-appointments.ts'
import { mapLink } from './map-link.ts'
import type { MemberAppointment } from './member-appointment.ts'
import { whatToBring } from './what-to-bring.ts'

/** What a person can do with an appointment in a dialog of its own. */
export type AppointmentTask = 'cancel' | 'move' | 'hand-in'

interface AppointmentItemProps {
  readonly appointment: MemberAppointment
  readonly data: AppointmentsData
  readonly patient: FamilyMember
  /** When the list was opened: what can be done depends on it. */
  readonly now: Date
  readonly onTask: (task: AppointmentTask) => void
}

/** One appointment with what can be done with it. */
export const AppointmentItem = (props: AppointmentItemProps): ReactElement => {
  const { appointment, data, now } = props
  const message = useMessage()
  const actions = appointmentActions(appointment, now)
  const { specialty, kind, payment, guarantor, documents } = appointment
  const inIndonesian = (text: string) => ({ text, lang: 'id' }) as const
  return (
    <AppointmentCard
      state={appointmentState(appointment)}
      movedTo={appointment.movedTo}
      level={2}
      day={appointment.day}
      from={appointment.from}
      to={appointment.to}
      doctor={appointment.doctor.name}
      specialty={inIndonesian(specialty.name)}
      hospital={appointment.hospital.name}
      queueNumber={appointment.queueNumber}
      kind={inIndonesian(kind.name)}
      payment={inIndonesian(payment.name)}
      guarantor={guarantor?.name}
      complaint={appointment.complaint}
      note={appointment.note}
      code={appointment.code}
      actions={<Actions {...props} can={actions} />}
    >
      {actions.isToCome && (
        <BringList guarantor={guarantor?.name} items={whatToBring(appointment, data.papers).map((id) => message(id))} />
      )}
      {documents.length > 0 && (
        <GuarantorDocuments
          level={3}
          documents={documents.map((document) => documentItem(document, message, window.location.protocol))}
        />
      )}
      {actions.needsCall && <CallInstead {...props} />}
    </AppointmentCard>
  )
}

/** Too late for cancelling here: only the hospital can. */
const CallInstead = ({ appointment, data }: AppointmentItemProps): ReactElement => {
  const message = useMessage()
  const contact = data.hospitals[appointment.hospital.code]?.contact
  return (
    <Stack gap="sm">
      <Text>{message('web.member.appointments.call')}</Text>
      {contact && <ContactButtons {...contact} />}
    </Stack>
  )
}

const Actions = ({
  appointment,
  data,
  patient: person,
  onTask,
  can,
}: AppointmentItemProps & { readonly can: AppointmentActions }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { code, list, doctor, hospital, day, from, to, patient, payment, guarantor } = appointment
  const place = data.hospitals[hospital.code]
  const map = can.isToCome && place ? mapLink(place) : undefined
  const save = () => {
    const file = calendarFile(
      {
        id: `${code}@${window.location.hostname}`,
        title: message('web.member.appointments.calendar.title', { patient: person.name, hospital: hospital.name }),
        description: message('web.member.appointments.calendar.text', { doctor: doctor.name, code }),
        place: [hospital.name, place?.address].filter(Boolean).join(', '),
        day,
        from,
        to,
        isConfirmed: list === 'approved',
      },
      serverNow(),
    )
    saveFile(`janji-temu-${day}.ics`, 'text/calendar;charset=utf-8', file)
  }
  // Each name says which appointment it is about.
  const about = (text: string) => `${text}, ${doctor.name}, ${formatHours(from, to, locale)}`
  return (
    <>
      {can.canMove && (
        <Button
          tone="secondary"
          onClick={() => onTask('move')}
          aria-label={about(message('web.member.appointments.move'))}
        >
          {message('web.member.appointments.move')}
        </Button>
      )}
      {can.canHandIn && (
        <Button
          tone="secondary"
          icon="file"
          onClick={() => onTask('hand-in')}
          aria-label={about(message('web.member.appointments.handIn'))}
        >
          {message('web.member.appointments.handIn')}
        </Button>
      )}
      {can.isToCome && (
        <Button tone="quiet" icon="calendar" onClick={save}>
          {message('web.member.appointments.calendar')}
        </Button>
      )}
      {map !== undefined && (
        <Link look="action" href={map} target="_blank" rel="noreferrer">
          {message('web.member.appointments.directions')}
        </Link>
      )}
      {can.canBookAgain && doctor.slug !== undefined && (
        <LinkButton
          tone="secondary"
          href={href(locale, 'appointmentCreation', undefined, { rs: hospital.code, dokter: doctor.slug })}
          onClick={() => storeBooking({ patient, payment: payment.code, guarantor: guarantor?.code }, Date.now())}
        >
          {message('web.member.appointments.again')}
        </LinkButton>
      )}
      {can.canCancel && (
        <Button
          tone="quiet"
          onClick={() => onTask('cancel')}
          aria-label={about(message('web.member.appointments.cancel'))}
        >
          {message('web.member.appointments.cancel')}
        </Button>
      )}
    </>
  )
}
