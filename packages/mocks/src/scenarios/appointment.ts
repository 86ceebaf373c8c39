import { appointmentFrom } from '../patients/appointment-seed.ts'
import type { AppointmentOnWire } from '../patients/appointment.ts'
import { paymentCodes, typeCodes } from '../patients/codes.ts'
import type { MemberChange } from './members.ts'

/** Which appointment a member has. */
interface AppointmentOptions {
  /** The list that it is in. */
  readonly list: AppointmentOnWire['status']
  /** Why it was closed; only of a closed one. Default: `selesai`. */
  readonly because?: NonNullable<AppointmentOnWire['alasan_ditutup']> | undefined
  /** Codes of a doctor and of a hospital where the doctor practises. Default: an internist in Karawang. */
  readonly at?: { readonly doctor: string; readonly hospital: string } | undefined
  /** Days from today, past if negative; the doctor's nearest session with a place left from then on. Default: 3; -7 of a closed one. */
  readonly inDays?: number | undefined
  readonly complaint?: string | undefined
  /** What the hospital tells the patient. */
  readonly note?: string | undefined
}

const anInternist = { doctor: 'DR0117', hospital: 'RS01' } as const
const defaultDays = { open: 3, approved: 3, closed: -7 } as const

/** An appointment of the member. Throws if the doctor has no session with a place left within three weeks of that day. */
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
