import { Button, EmptyState, InlineAlert, Link, LinkButton, Loading, Skeleton, Stack, useLocale } from '@hospital/ui'
import { AppointmentCard } from '@hospital/ui/records'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { ReadFailed } from '../../../personal-data/personal-part.tsx'
import { href } from '../../../routes/href.ts'
import { partOr } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { mapLink } from '../../../shared/map-link.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import { appointmentState } from '../appointments/appointment-state.ts'
import { QueueLine } from '../appointments/queue-line.tsx'
import { useAwaitedQueues } from './awaited-queues.ts'
import type { FamilyAppointments } from './family-appointments.ts'
import { HomeSection } from './home-section.tsx'
import type { HomeHospital } from './load-home.ts'
import { nextAppointment } from './next-appointment.ts'

interface NextVisitProps {
  readonly personal: PersonalData
  readonly family: FamilyAppointments
  readonly hospitals: Part<readonly HomeHospital[]>
  readonly now: Date
}

/** The next appointment of any person of the family. */
export const NextVisit = (props: NextVisitProps): ReactElement => {
  const { place, retrying } = useRetryPlace()
  return (
    <div ref={place} tabIndex={-1}>
      <HomeSection title="web.member.home.next">
        <Next {...props} retry={retrying(props.family.retry)} />
      </HomeSection>
    </div>
  )
}

/** The loading state of this part, before the family is known. */
export const NextVisitWaiting = (): ReactElement => (
  <HomeSection title="web.member.home.next">
    <CardWaiting />
  </HomeSection>
)

/** The loading state of a card. */
export const CardWaiting = (): ReactElement => (
  <>
    <Skeleton shape="card" />
    <Loading />
  </>
)

const Next = ({
  personal,
  family,
  hospitals,
  now,
  retry,
}: NextVisitProps & { readonly retry: () => void }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { appointments, isWaiting, missing, reason } = family
  const awaited = useAwaitedQueues(personal, appointments, now)
  // While a list is still loading, an earlier appointment may come.
  if (isWaiting || awaited.isWaiting) return <CardWaiting />
  const next = nextAppointment(appointments, now, awaited.appointments)
  if (next)
    return (
      <Stack>
        <NextCard appointment={next} now={now} hospitals={partOr(hospitals, [])} />
        {reason && <MissingPersons missing={missing} reason={reason} retry={retry} />}
      </Stack>
    )
  if (reason) return <ReadFailed title="web.member.appointments.failed" reason={reason} retry={retry} />
  return (
    <EmptyState
      title={message('web.member.home.next.none')}
      message={message('web.member.home.next.noneText')}
      action={
        <LinkButton icon="calendar" href={href(locale, 'appointmentCreation')}>
          {message('web.member.appointments.new')}
        </LinkButton>
      }
    />
  )
}

interface MissingPersonsProps extends Pick<FamilyAppointments, 'missing'> {
  readonly reason: NonNullable<FamilyAppointments['reason']>
  readonly retry: () => void
}

/** Names the persons whose appointments could not be read: one of theirs may be the next. */
const MissingPersons = ({ missing, reason, retry }: MissingPersonsProps): ReactElement => {
  const message = useMessage()
  return (
    <InlineAlert tone="warning" live>
      <Stack gap="sm" align="start">
        <span>{message('web.member.home.next.some', { names: missing.map(({ name }) => name).join(', ') })}</span>
        {reason !== 'forbidden' && (
          <Button tone="secondary" size="compact" icon="retry" onClick={retry}>
            {message('web.member.home.next.again')}
          </Button>
        )}
      </Stack>
    </InlineAlert>
  )
}

interface NextCardProps extends Pick<NextVisitProps, 'now'> {
  readonly appointment: Appointment
  readonly hospitals: readonly HomeHospital[]
}

const NextCard = ({ appointment, now, hospitals }: NextCardProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { status, pasien, rumah_sakit, dokter, spesialis } = appointment
  const hospital = hospitals.find(({ code }) => code === rumah_sakit.kode_mapping_rs)
  const map = hospital && mapLink(hospital)
  const list = status === 'approved' ? 'approvedAppointments' : 'openAppointments'
  return (
    <AppointmentCard
      state={appointmentState(appointment)}
      day={appointment.tanggal}
      from={appointment.jam}
      to={appointment.jam_selesai}
      patient={pasien.nama_lengkap}
      doctor={dokter.nama}
      specialty={{ text: spesialis.nama, lang: 'id' }}
      hospital={rumah_sakit.nama}
      queueNumber={appointment.nomor_antrian ?? undefined}
      note={appointment.catatan_rs ?? undefined}
      code={appointment.kode_appointment}
      live={<QueueLine appointment={appointment} now={now} />}
      actions={
        <>
          <LinkButton tone="secondary" href={href(locale, list, { pasien: String(pasien.id) })}>
            {message('web.member.home.next.all', { name: pasien.nama_lengkap })}
          </LinkButton>
          {map !== undefined && (
            <Link look="action" href={map} target="_blank" rel="noreferrer">
              {message('web.member.appointments.directions')}
            </Link>
          )}
        </>
      }
    />
  )
}
