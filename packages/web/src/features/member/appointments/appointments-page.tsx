import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { PatientArea } from '../family/patient-area.tsx'
import { listRoutes } from './appointment-views.ts'
import { AppointmentsPart } from './appointments-part.tsx'
import type { loadAppointments } from './load-appointments.ts'
import { startAppointments } from './patient-appointments.ts'

/** A patient's appointments, upcoming or closed. The address names a list; the page shows the view with that list. */
export const AppointmentsPage = ({ data }: PageProps<typeof loadAppointments>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route={listRoutes[data.list]}
      part="appointments"
      startReads={startAppointments}
      title={message('web.member.menu.appointments')}
    >
      {({ personal, patient }) => <AppointmentsPart data={data} personal={personal} patient={patient} />}
    </PatientArea>
  )
}
