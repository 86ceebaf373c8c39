import { EmptyState, formatDate, formatHours, LinkButton, Loading, Stack, useLocale } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { appointmentReads, readAppointments } from '../../../personal-data/appointments.ts'
import type { AppointmentList, Appointment } from '../../../personal-data/appointments.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { VisitPaper } from '../../appointments/visit-paper.tsx'
import { AppointmentItem } from './appointment-item.tsx'
import type { AppointmentTask } from './appointment-item.tsx'
import { inOrder } from './appointment-state.ts'
import type { AppointmentsData } from './load-appointments.ts'
import { usePrintAlone } from './use-print-alone.ts'

const MoveAppointment = lazy(async () => ({ default: (await import('./move-appointment.tsx')).MoveAppointment }))
const HandInFor = lazy(async () => ({ default: (await import('./hand-in-for.tsx')).HandInFor }))

interface AppointmentsPartProps {
  readonly data: AppointmentsData
  readonly list: AppointmentList
  readonly personal: PersonalData
  readonly patient: FamilyMember
}

const none: Readonly<Record<AppointmentList, readonly [MessageId, MessageId]>> = {
  open: ['web.member.appointments.open.none', 'web.member.appointments.open.noneText'],
  approved: ['web.member.appointments.approved.none', 'web.member.appointments.approved.noneText'],
  closed: ['web.member.appointments.closed.none', 'web.member.appointments.closed.noneText'],
}

/** The appointments of one list, and what is being done with one of them. */
export const AppointmentsPart = ({ data, list, personal, patient }: AppointmentsPartProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, readAppointments(list, data.patient))
  const [task, setTask] = useState<{ readonly name: AppointmentTask; readonly appointment: Appointment }>()
  const [ended, setEnded] = useState<End>()
  const now = useServerNow()
  const onEnd = (end?: End) => {
    setTask(undefined)
    if (end) setEnded(end)
  }
  const shared = task && { personal, appointment: task.appointment, onEnd }
  return (
    <Stack>
      <EndNotice end={ended} />
      <PersonalPart state={state} failed="web.member.appointments.failed" refreshing="web.member.refreshing">
        {(appointments) =>
          appointments.length === 0 ? (
            <EmptyState
              title={message(none[list][0])}
              message={message(none[list][1])}
              action={<NewAppointment patient={data.patient} />}
            />
          ) : (
            <>
              <AppointmentItems
                appointments={inOrder(appointments, list)}
                data={data}
                patient={patient}
                now={now}
                onTask={(name, appointment) => {
                  setEnded(undefined)
                  setTask({ name, appointment })
                }}
              />
              <div data-print="hide">
                <NewAppointment patient={data.patient} />
              </div>
            </>
          )
        }
      </PersonalPart>
      {shared && task.name === 'cancel' && <CancelAppointment {...shared} />}
      {shared && task.name !== 'cancel' && (
        <LazyPart name={task.name} waiting={<Loading />}>
          {task.name === 'move' ? (
            <MoveAppointment
              {...shared}
              contact={data.hospitals[task.appointment.rumah_sakit.kode_mapping_rs]?.contact}
            />
          ) : (
            <HandInFor {...shared} />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}

/** Below the list, so that what is wanted most is on the first screen, and with it, so that the list pushes nothing down. */
const NewAppointment = ({ patient }: { readonly patient: number }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <LinkButton
      icon="calendar"
      href={href(locale, 'appointmentCreation')}
      onClick={() => storeBooking({ patient }, Date.now())}
    >
      {message('web.member.appointments.new')}
    </LinkButton>
  )
}

interface AppointmentItemsProps extends Pick<ComponentProps<typeof AppointmentItem>, 'data' | 'patient' | 'now'> {
  readonly appointments: readonly Appointment[]
  readonly onTask: (name: AppointmentTask, appointment: Appointment) => void
}

/** The entries of a list. One whose print is asked for is alone on paper, under the head of its hospital; the screen shows all of them. */
const AppointmentItems = ({ appointments, onTask, ...shared }: AppointmentItemsProps): ReactElement => {
  const { printed, print } = usePrintAlone()
  const alone = appointments.find(({ kode_appointment }) => kode_appointment === printed)
  return (
    <Stack>
      {alone && (
        <VisitPaper
          hospital={alone.rumah_sakit.nama}
          address={shared.data.hospitals[alone.rumah_sakit.kode_mapping_rs]?.address}
          code={alone.kode_appointment}
        />
      )}
      <Stack as="ul">
        {appointments.map((appointment) => (
          <li key={appointment.kode_appointment} data-print={alone && alone !== appointment ? 'hide' : undefined}>
            <AppointmentItem
              {...shared}
              appointment={appointment}
              onTask={(name) => onTask(name, appointment)}
              onPrint={() => print(appointment.kode_appointment)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface CancelAppointmentProps {
  readonly personal: PersonalData
  readonly appointment: Appointment
  readonly onEnd: (end?: End) => void
}

/** Asks whether to cancel an appointment, says what follows from it, and cancels it. Contract: operation `deleteAppointment`. */
const CancelAppointment = ({ personal, appointment, onEnd }: CancelAppointmentProps): ReactElement => {
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
