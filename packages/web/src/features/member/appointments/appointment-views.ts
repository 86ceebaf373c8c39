import type { MessageId } from '../../../i18n/use-message.ts'
import type { AppointmentList } from '../../../personal-data/appointments.ts'
import type { PatientRoute } from '../../../routes/href.ts'

/** The address of each list. All lists of one view show the same page. */
export const listRoutes = {
  open: 'openAppointments',
  approved: 'approvedAppointments',
  closed: 'closedAppointments',
} as const satisfies Readonly<Record<AppointmentList, PatientRoute>>

/** A view of a patient's appointments, made of one or two lists of the contract. */
export interface AppointmentView {
  readonly lists: readonly AppointmentList[]
  /** The page that its tab leads to. */
  readonly route: PatientRoute
  readonly tab: MessageId
  readonly none: readonly [title: MessageId, text: MessageId]
}

const upcoming: AppointmentView = {
  lists: ['open', 'approved'],
  route: listRoutes.open,
  tab: 'web.member.appointments.upcoming',
  none: ['web.member.appointments.upcoming.none', 'web.member.appointments.upcoming.noneText'],
}

const past: AppointmentView = {
  lists: ['closed'],
  route: listRoutes.closed,
  tab: 'web.member.appointments.past',
  none: ['web.member.appointments.past.none', 'web.member.appointments.past.noneText'],
}

/** The views, in the order of their tabs. */
export const appointmentViews: readonly AppointmentView[] = [upcoming, past]

/** The view that shows a list. */
export const viewOf = (list: AppointmentList): AppointmentView => (list === 'closed' ? past : upcoming)
