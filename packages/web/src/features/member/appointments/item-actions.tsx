import { Button, formatHours, Link, LinkButton, useLocale } from '@hospital/ui'
import type { MenuAction } from '@hospital/ui/records'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import { mapLink } from '../../../shared/map-link.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { saveVisit } from '../../appointments/save-visit.ts'
import type { AppointmentActions } from './appointment-state.ts'
import type { AppointmentsData } from './load-appointments.ts'

/** The actions on an appointment that have their own dialog. */
export type AppointmentTask = 'cancel' | 'move' | 'hand-in'

/** One appointment of a list, with the callbacks for its actions. */
export interface AppointmentItemProps {
  readonly appointment: Appointment
  readonly data: AppointmentsData
  readonly patient: FamilyMember
  /** When the list was opened. The allowed actions depend on this time. */
  readonly now: Date
  readonly onTask: (task: AppointmentTask) => void
  /** Prints this appointment alone. */
  readonly onPrint: () => void
}

/** The actions that an item offers. */
interface ItemActions {
  /** The most wanted action; undefined if there is none. */
  readonly main: ReactElement | undefined
  /** The other actions, the most wanted first. */
  readonly menu: readonly MenuAction[]
}

/** Chooses the actions. For an upcoming appointment the main action is to move it; if that is no longer possible, to find the way. */
export const useItemActions = (props: AppointmentItemProps, can: AppointmentActions): ItemActions => {
  const { appointment, data, onTask, onPrint } = props
  const message = useMessage()
  const locale = useLocale()
  const { dokter, rumah_sakit, jam, jam_selesai } = appointment
  const place = data.hospitals[rumah_sakit.kode_mapping_rs]
  const map = can.isToCome && place ? mapLink(place) : undefined
  const named = (label: string): Named => ({
    label,
    name: `${label}, ${dokter.nama}, ${formatHours(jam, jam_selesai, locale)}`,
  })
  const move = named(message('web.member.appointments.move'))
  const directions = named(message('web.member.appointments.directions'))
  const offered = (isOffered: boolean, action: MenuAction): readonly MenuAction[] => (isOffered ? [action] : [])
  const rest = (mainIsMap: boolean): readonly MenuAction[] => [
    ...offered(can.canHandIn, {
      ...named(message('web.member.appointments.handIn')),
      icon: 'file',
      onSelect: () => onTask('hand-in'),
    }),
    ...(map === undefined || mainIsMap ? [] : [{ ...directions, icon: 'location', href: map } as const]),
    ...offered(can.isToCome, {
      ...named(message('web.member.appointments.calendar')),
      icon: 'calendar',
      onSelect: () => saveToCalendar(props, message),
    }),
    ...offered(can.isToCome, { ...named(message('web.booking.print')), icon: 'file', onSelect: onPrint }),
    ...offered(can.canCancel, {
      ...named(message('web.member.appointments.cancel')),
      icon: 'close',
      onSelect: () => onTask('cancel'),
    }),
  ]
  if (can.canMove) return { main: <MoveButton {...move} onMove={() => onTask('move')} />, menu: rest(false) }
  if (map !== undefined) return { main: <Directions {...directions} map={map} />, menu: rest(true) }
  return { main: can.canBookAgain ? <BookAgain appointment={appointment} /> : undefined, menu: rest(false) }
}

/** The short name of an action, and its full name with the appointment. */
interface Named {
  readonly label: string
  readonly name: string
}

const MoveButton = ({ label, name, onMove }: Named & { readonly onMove: () => void }): ReactElement => (
  <Button tone="secondary" onClick={onMove} aria-label={name}>
    {label}
  </Button>
)

const Directions = ({ label, name, map }: Named & { readonly map: string }): ReactElement => (
  <Link look="action" href={map} target="_blank" rel="noreferrer" aria-label={name}>
    {label}
  </Link>
)

const saveToCalendar = ({ appointment, data, patient }: AppointmentItemProps, message: Message): void =>
  saveVisit(
    {
      code: appointment.kode_appointment,
      patient: patient.name,
      doctor: appointment.dokter.nama,
      hospital: appointment.rumah_sakit.nama,
      address: data.hospitals[appointment.rumah_sakit.kode_mapping_rs]?.address,
      day: appointment.tanggal,
      from: appointment.jam,
      to: appointment.jam_selesai,
      isConfirmed: appointment.status === 'approved',
    },
    message,
  )

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
