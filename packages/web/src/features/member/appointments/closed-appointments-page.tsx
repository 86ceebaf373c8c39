import type { ReactElement } from 'react'
import type { PageProps } from '../../../shared/page-props.ts'
import { AppointmentsView } from './appointments-view.tsx'
import type { loadClosedAppointments } from './load-closed-appointments.ts'

/** The closed appointments of a patient. */
export const ClosedAppointmentsPage = ({ data }: PageProps<typeof loadClosedAppointments>): ReactElement => (
  <AppointmentsView data={data} list="closed" />
)
