import type { MemberClient, MemberComponents } from '@hospital/sdk/member'
import { signedLinksAgain } from './expiring-links.ts'
import { answerOf } from './read.ts'
import type { Read } from './read.ts'

/** An appointment of a patient. */
export type Appointment = MemberComponents['schemas']['Appointment']

/** A list of appointments. Each list has its own call and page. */
export type AppointmentList = Appointment['status']

const calls = {
  open: 'listOpenAppointments',
  approved: 'listApprovedAppointments',
  closed: 'listClosedAppointments',
} as const satisfies Readonly<Record<AppointmentList, keyof MemberClient>>

/** All lists. */
export const listNames = ['open', 'approved', 'closed'] as const satisfies readonly AppointmentList[]

/** The lists that appointments to come are in. */
export const listsToCome = listNames.filter((list) => list !== 'closed')

/** The reads that show an appointment; a write makes them stale. */
export const appointmentReads: readonly string[] = Object.values(calls)

/** One list of a patient's appointments. Contract: `listOpenAppointments`, `listApprovedAppointments`, `listClosedAppointments`. */
export const readAppointments = (list: AppointmentList, patient: number): Read<readonly Appointment[]> => ({
  operation: calls[list],
  patient,
  againAfter: (appointments) =>
    appointments.some(({ dokumen_penjamin: documents }) => documents.length > 0) ? signedLinksAgain : undefined,
  call: ({ member }, signal) =>
    answerOf(member[calls[list]]({ body: { userid: patient } }, { signal }), ({ data }) => data),
})
