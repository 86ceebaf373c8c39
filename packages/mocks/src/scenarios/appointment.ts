import { appointmentFrom } from '../patients/appointment-seed.ts'
import type { AppointmentOnWire } from '../patients/appointment.ts'
import { paymentCodes, typeCodes } from '../patients/codes.ts'
import type { MemberChange } from './members.ts'

/** The options of a member's appointment. */
interface AppointmentOptions {
  /** The list with the appointment. */
  readonly list: AppointmentOnWire['status']
  /** Why the appointment was closed; only for a closed one. Default: `selesai`. */
  readonly because?: NonNullable<AppointmentOnWire['alasan_ditutup']> | undefined
  /** Codes of a doctor and of a hospital where the doctor practises. Default: an internist in Karawang. */
  readonly at?: { readonly doctor: string; readonly hospital: string } | undefined
  /**
   * Days from today, negative for the past. The appointment is in the doctor's nearest session from then on with a free place. Default: 3,
   * or -7 if it is closed.
   */
  readonly inDays?: number | undefined
  readonly complaint?: string | undefined
  /** The hospital's note to the patient. */
  readonly note?: string | undefined
}

const anInternist = { doctor: 'DR0117', hospital: 'RS01' } as const
const defaultDays = { open: 3, approved: 3, closed: -7 } as const

/** Gives the member an appointment. Throws if the doctor has no session with a free place within three weeks of that day. */
export const appointment =
  ({
    list,
    because,
    at = anInternist,
    inDays = defaultDays[list],
    complaint,
    note,
  }: AppointmentOptions): MemberChange =>
  (patient, patients) => {
    const { doctor, hospital } = at
    const made = appointmentFrom(patients, {
      patient,
      doctor,
      hospital,
      offset: inDays,
      type: typeCodes.clinic,
      payment: paymentCodes.own,
      status: list,
      ...(complaint !== undefined && { complaint }),
      ...(note !== undefined && { note }),
      ...(list === 'closed' && { closedBecause: because ?? 'selesai' }),
    })
    patients.appointments.add(made)
  }
