import type { ReactElement } from 'react'
import type { PageProps } from '../../../shared/page-props.ts'
import { AppointmentsView } from './appointments-view.tsx'
import type { loadApprovedAppointments } from './load-approved-appointments.ts'

/** The approved appointments of a patient. */
export const ApprovedAppointmentsPage = ({ data }: PageProps<typeof loadApprovedAppointments>): ReactElement => (
  <AppointmentsView data={data} list="approved" />
)
