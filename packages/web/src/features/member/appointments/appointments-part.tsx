import { EmptyState, formatDate, formatHours, LinkButton, Loading, Stack, Tabs, useLocale } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { appointmentReads } from '../../../personal-data/appointments.ts'
import type { AppointmentList, Appointment } from '../../../personal-data/appointments.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart, ReadFailed } from '../../../personal-data/personal-part.tsx'
import { href } from '../../../routes/href.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { VisitPaper } from '../../appointments/visit-paper.tsx'
import { AppointmentItem } from './appointment-item.tsx'
import { inOrder } from './appointment-state.ts'
import { appointmentViews, viewOf } from './appointment-views.ts'
import type { AppointmentTask } from './item-actions.tsx'
import type { AppointmentsData } from './load-appointments.ts'
import { usePatientAppointments } from './patient-appointments.ts'
import type { PatientAppointments } from './patient-appointments.ts'
import { AfterQueues } from './queue-line.tsx'
import { usePrintAlone } from './use-print-alone.ts'

const MoveAppointment = lazy(async () => ({ default: (await import('./move-appointment.tsx')).MoveAppointment }))
const HandInFor = lazy(async () => ({ default: (await import('./hand-in-for.tsx')).HandInFor }))

interface AppointmentsPartProps {
  readonly data: AppointmentsData
  readonly personal: PersonalData
  readonly patient: FamilyMember
}

/** The appointments of a patient in two views, and the dialog for the one that the patient acts on. */
export const AppointmentsPart = ({ data, personal, patient }: AppointmentsPartProps): ReactElement => {
  const known = usePatientAppointments(personal, data.patient)
  const [task, setTask] = useState<{ readonly name: AppointmentTask; readonly appointment: Appointment }>()
  const [ended, setEnded] = useState<End>()
  const onEnd = (end?: End) => {
    setTask(undefined)
    if (end) setEnded(end)
  }
  const shared = task && { personal, appointment: task.appointment, onEnd }
  return (
    <Stack>
      <ViewTabs current={data.list} patient={data.patient} known={known} />
      <EndNotice end={ended} />
      <View
        key={viewOf(data.list).route}
        data={data}
        personal={personal}
        patient={patient}
        known={known}
        onTask={(name, appointment) => {
          setEnded(undefined)
          setTask({ name, appointment })
        }}
      />
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

interface ViewTabsProps {
  readonly current: AppointmentList
  readonly patient: number
  readonly known: PatientAppointments
}

const ViewTabs = ({ current, patient, known }: ViewTabsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Tabs
      label={message('web.member.menu.appointments')}
      tabs={appointmentViews.map((view) => ({
        label: message(view.tab),
        href: href(locale, view.route, { pasien: String(patient) }),
        current: view.lists.includes(current),
        count: known.count(view.lists),
      }))}
    />
  )
}

interface ViewProps extends AppointmentsPartProps {
  readonly known: PatientAppointments
  readonly onTask: (name: AppointmentTask, appointment: Appointment) => void
}

/** The appointments of the view that the address names. */
const View = ({ data, personal, known, ...shared }: ViewProps): ReactElement => {
  const message = useMessage()
  const now = useServerNow()
  const { lists, none } = viewOf(data.list)
  const { state, missing } = known.join(lists)
  return (
    <PersonalPart state={state} failed="web.member.appointments.failed" refreshing="web.member.refreshing">
      {(appointments) =>
        appointments.length === 0 ? (
          <EmptyState
            title={message(none[0])}
            message={message(none[1])}
            action={<NewAppointment patient={data.patient} />}
          />
        ) : (
          <AfterQueues personal={personal} appointments={appointments} now={now}>
            <Stack>
              {missing && (
                <ReadFailed title="web.member.appointments.someFailed" reason={missing.reason} retry={missing.retry} />
              )}
              <AppointmentItems {...shared} appointments={inOrder(appointments, data.list)} data={data} now={now} />
              <div data-print="hide">
                <NewAppointment patient={data.patient} />
              </div>
            </Stack>
          </AfterQueues>
        )
      }
    </PersonalPart>
  )
}

/**
 * The link to a new appointment. It is below the list, since the list is what most patients want first. It appears together with the list,
 * so that the list does not push it down.
 */
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

/** The entries of a list. When one is printed, only that one is on paper, under the head of its hospital. The screen shows all of them. */
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

/** Asks whether to cancel an appointment, names the consequences, and cancels it. Contract: operation `deleteAppointment`. */
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
      // The list is read again, and shows whether the appointment is still there.
      unknown="web.member.appointments.cancel.unknown"
      values={values}
      onEnd={onEnd}
    >
      <span>{message('web.member.appointments.cancel.text', values)}</span>
      <span>{message('web.member.appointments.cancel.follows')}</span>
    </ConfirmWrite>
  )
}
