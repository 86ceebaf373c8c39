import { Stack, Tabs, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { PatientArea } from '../family/patient-area.tsx'
import { appointmentLists } from './appointment-lists.ts'
import { AppointmentsPart } from './appointments-part.tsx'
import type { loadAppointments } from './load-appointments.ts'

/** One list of a patient's appointments; the others are at addresses of their own. */
export const AppointmentsPage = ({ data }: PageProps<typeof loadAppointments>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { patient, list } = data
  const { route, title } = appointmentLists.find((one) => one.list === list) ?? appointmentLists[0]
  return (
    <PatientArea data={data} route={route} part="appointments" title={message(title)}>
      {({ personal, patient: person }) => (
        <Stack>
          <Tabs
            label={message('web.member.menu.appointments')}
            tabs={appointmentLists.map((one) => ({
              label: message(one.tab),
              href: href(locale, one.route, { pasien: String(patient) }),
              current: one.list === list,
            }))}
          />
          <AppointmentsPart key={list} data={data} list={list} personal={personal} patient={person} />
        </Stack>
      )}
    </PatientArea>
  )
}
