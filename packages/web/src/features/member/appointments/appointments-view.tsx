import { LinkButton, Stack, Tabs, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { storeBooking } from '../../appointments/booking-handover.ts'
import { PatientArea } from '../area/patient-area.tsx'
import type { AppointmentsData } from './appointments-data.ts'
import { AppointmentsPart } from './appointments-part.tsx'
import type { AppointmentList } from './member-appointment.ts'

/** The route and the words of each list. */
const lists = {
  open: ['openAppointments', 'web.member.appointments.open.tab', 'web.member.appointments.open.title'],
  approved: ['approvedAppointments', 'web.member.appointments.approved.tab', 'web.member.appointments.approved.title'],
  closed: ['closedAppointments', 'web.member.appointments.closed.tab', 'web.member.appointments.closed.title'],
} as const satisfies Readonly<Record<AppointmentList, readonly [string, MessageId, MessageId]>>

interface AppointmentsViewProps {
  readonly data: AppointmentsData
  readonly list: AppointmentList
}

/** One list of a patient's appointments; the others are at addresses of their own. */
export const AppointmentsView = ({ data, list }: AppointmentsViewProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { patient } = data
  const [route, , title] = lists[list]
  return (
    <PatientArea data={data} route={route} part="appointments" title={message(title)}>
      {({ personal, patient: person }) => (
        <Stack gap="lg">
          <Tabs
            label={message('web.member.menu.appointments')}
            tabs={(['open', 'approved', 'closed'] as const).map((name) => ({
              label: message(lists[name][1]),
              href: href(locale, lists[name][0], { pasien: String(patient) }),
              current: name === list,
            }))}
          />
          <div data-print="hide">
            <LinkButton
              icon="calendar"
              href={href(locale, 'appointmentCreation')}
              onClick={() => storeBooking({ patient }, Date.now())}
            >
              {message('web.member.appointments.new')}
            </LinkButton>
          </div>
          <AppointmentsPart key={list} data={data} list={list} personal={personal} patient={person} />
        </Stack>
      )}
    </PatientArea>
  )
}
