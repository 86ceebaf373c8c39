import { Button, ContactButtons, formatHours, Link, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import { AppointmentCard, BringList, GuarantorDocuments } from '@hospital/ui/records'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import { mapLink } from '../../../shared/map-link.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { calendarFile } from '../../appointments/calendar-file.ts'
import { documentItem } from '../documents/document.ts'
import { appointmentActions, appointmentState } from './appointment-state.ts'
import type { AppointmentActions } from './appointment-state.ts'
import type { AppointmentsData } from './load-appointments.ts'
import { whatToBring } from './what-to-bring.ts'

/** What a person can do with an appointment in a dialog of its own. */
export type AppointmentTask = 'cancel' | 'move' | 'hand-in'

interface AppointmentItemProps {
  readonly appointment: Appointment
  readonly data: AppointmentsData
  readonly patient: FamilyMember
  /** When the list was opened: what can be done depends on it. */
  readonly now: Date
  readonly onTask: (task: AppointmentTask) => void
  /** Prints it alone. */
  readonly onPrint: () => void
}

/** One appointment with what can be done with it. */
export const AppointmentItem = (props: AppointmentItemProps): ReactElement => {
  const { appointment, data, now } = props
  const message = useMessage()
  const actions = appointmentActions(appointment, now)
  const inIndonesian = ({ nama: text }: { readonly nama: string }) => ({ text, lang: 'id' }) as const
  const documents = appointment.dokumen_penjamin
  const guarantor = appointment.penjamin?.nama
  return (
    <AppointmentCard
      state={appointmentState(appointment)}
      movedTo={appointment.dipindahkan_ke?.tanggal}
      level={2}
      day={appointment.tanggal}
      from={appointment.jam}
      to={appointment.jam_selesai}
      doctor={appointment.dokter.nama}
      specialty={inIndonesian(appointment.spesialis)}
      hospital={appointment.rumah_sakit.nama}
      queueNumber={appointment.nomor_antrian ?? undefined}
      kind={inIndonesian(appointment.jenis_appointment)}
      payment={inIndonesian(appointment.jenis_pembayaran)}
      guarantor={guarantor}
      complaint={appointment.keluhan ?? undefined}
      note={appointment.catatan_rs ?? undefined}
      code={appointment.kode_appointment}
      actions={<Actions {...props} can={actions} />}
    >
      {actions.isToCome && (
        <BringList guarantor={guarantor} items={whatToBring(appointment, data.papers).map((id) => message(id))} />
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
  const contact = data.hospitals[appointment.rumah_sakit.kode_mapping_rs]?.contact
  return (
    <Stack gap="sm">
      <Text>{message('web.member.appointments.call')}</Text>
      {contact && <ContactButtons {...contact} />}
    </Stack>
  )
}

const Actions = (props: AppointmentItemProps & { readonly can: AppointmentActions }): ReactElement => {
  const { appointment, data, onTask, onPrint, can } = props
  const message = useMessage()
  const locale = useLocale()
  const { dokter, rumah_sakit, jam, jam_selesai } = appointment
  const place = data.hospitals[rumah_sakit.kode_mapping_rs]
  const map = can.isToCome && place ? mapLink(place) : undefined
  /** What a button does, and which appointment it is about. */
  const named = (words: string) => `${words}, ${dokter.nama}, ${formatHours(jam, jam_selesai, locale)}`
  const task = (name: AppointmentTask, look: Pick<ComponentProps<typeof Button>, 'tone' | 'icon'>, words: string) => (
    <Button {...look} onClick={() => onTask(name)} aria-label={named(words)}>
      {words}
    </Button>
  )
  return (
    <>
      {can.canMove && task('move', { tone: 'secondary' }, message('web.member.appointments.move'))}
      {can.canHandIn && task('hand-in', { tone: 'secondary', icon: 'file' }, message('web.member.appointments.handIn'))}
      {can.isToCome && <CalendarButton {...props} />}
      {can.isToCome && (
        <Button tone="quiet" icon="file" onClick={onPrint} aria-label={named(message('web.booking.print'))}>
          {message('web.booking.print')}
        </Button>
      )}
      {map !== undefined && (
        <Link look="action" href={map} target="_blank" rel="noreferrer">
          {message('web.member.appointments.directions')}
        </Link>
      )}
      {can.canBookAgain && <BookAgain appointment={appointment} />}
      {can.canCancel && task('cancel', { tone: 'quiet' }, message('web.member.appointments.cancel'))}
    </>
  )
}

/** Saves the appointment as a file for a calendar. */
const CalendarButton = ({ appointment, data, patient }: AppointmentItemProps): ReactElement => {
  const message = useMessage()
  const { kode_appointment: code, status, dokter, rumah_sakit, tanggal, jam, jam_selesai } = appointment
  const save = () => {
    const file = calendarFile(
      {
        id: `${code}@${window.location.hostname}`,
        title: message('web.member.appointments.calendar.title', { patient: patient.name, hospital: rumah_sakit.nama }),
        description: message('web.member.appointments.calendar.text', { doctor: dokter.nama, code }),
        place: [rumah_sakit.nama, data.hospitals[rumah_sakit.kode_mapping_rs]?.address].filter(Boolean).join(', '),
        day: tanggal,
        from: jam,
        to: jam_selesai,
        isConfirmed: status === 'approved',
      },
      serverNow(),
    )
    saveFile(`janji-temu-${tanggal}.ics`, 'text/calendar;charset=utf-8', file)
  }
  return (
    <Button tone="quiet" icon="calendar" onClick={save}>
      {message('web.member.appointments.calendar')}
    </Button>
  )
}

/** Leads to the booking of another appointment with the same doctor, patient and guarantor. */
const BookAgain = ({ appointment }: Pick<AppointmentItemProps, 'appointment'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { pasien, dokter, rumah_sakit, jenis_pembayaran, penjamin } = appointment
  return (
    <LinkButton
      tone="secondary"
      href={href(locale, 'appointmentCreation', undefined, {
        rs: rumah_sakit.kode_mapping_rs,
        dokter: dokter.slug ?? '',
      })}
      onClick={() =>
        storeBooking({ patient: pasien.id, payment: jenis_pembayaran.kode, guarantor: penjamin?.kode }, Date.now())
      }
    >
      {message('web.member.appointments.again')}
    </LinkButton>
  )
}
