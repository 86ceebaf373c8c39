import type { MessageId } from '../../../i18n/use-message.ts'
import type { AppointmentList } from '../../../personal-data/appointments.ts'
import type { PatientRoute } from '../../../routes/href.ts'

interface ListPage {
  readonly list: AppointmentList
  readonly route: PatientRoute
  readonly tab: MessageId
  readonly title: MessageId
}

/** The lists of appointments, each at an address of its own, in the order of their tabs. */
export const appointmentLists = [
  {
    list: 'open',
    route: 'openAppointments',
    tab: 'web.member.appointments.open.tab',
    title: 'web.member.appointments.open.title',
  },
  {
    list: 'approved',
    route: 'approvedAppointments',
    tab: 'web.member.appointments.approved.tab',
    title: 'web.member.appointments.approved.title',
  },
  {
    list: 'closed',
    route: 'closedAppointments',
    tab: 'web.member.appointments.closed.tab',
    title: 'web.member.appointments.closed.title',
  },
] as const satisfies readonly ListPage[]
