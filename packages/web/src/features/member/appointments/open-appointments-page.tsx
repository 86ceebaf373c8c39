import type { ReactElement } from 'react'
import type { PageProps } from '../../../shared/page-props.ts'
import { AppointmentsView } from './appointments-view.tsx'
import type { loadOpenAppointments } from './load-open-appointments.ts'

/** The open appointments of a patient. */
export const OpenAppointmentsPage = ({ data }: PageProps<typeof loadOpenAppointments>): ReactElement => (
  <AppointmentsView data={data} list="open" />
)
