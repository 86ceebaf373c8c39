import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { appointmentsPage } from './appointments-data.ts'
import type { AppointmentsData } from './appointments-data.ts'

/** Loads the shell of the approved appointments. */
export const loadApprovedAppointments: PageLoader<AppointmentsData> = (context) =>
  appointmentsPage(context, 'web.member.appointments.approved.title')
