import type { MemberComponents } from '@hospital/sdk/member'
import type { Locale } from '@hospital/ui'
import { formRules, requestOf } from '../../forms/fields.ts'
import type { FormValues } from '../../forms/submission.ts'
import { appointmentReads } from '../../personal-data/appointments.ts'
import { personalDataOf } from '../../personal-data/personal-data.ts'
import { sendWrite } from '../../personal-data/write-outcome.ts'
import { writeProblems } from '../../personal-data/write-words.ts'
import type { WriteProblems } from '../../personal-data/write-words.ts'
import type { VisitorSession } from '../../session/visitor-session.ts'
import type { AppointmentDetails } from './appointment-data.ts'
import { bookingFields } from './booking-fields.tsx'
import { findExistingVisit } from './existing-visit.ts'
import type { ExistingVisit } from './existing-visit.ts'

/** The place and time of a visit. */
export interface BookedTime {
  readonly doctor: string
  readonly hospital: string
  /** The day as `YYYY-MM-DD`, and times of the clock in Jakarta. */
  readonly day: string
  readonly from: string
  readonly to: string
}

/** An appointment that was made. */
export interface Booked {
  readonly code: string
  /** The number in the doctor's queue, if already known. */
  readonly queueNumber: number | undefined
  /** The server's message. */
  readonly detail: string
  /** The patient's id. */
  readonly patient: number
  readonly patientName: string
  /** The hospital's code, if the patient has no medical record yet and can register before the visit. */
  readonly registerAt: string | undefined
  /** The patient's birth date, `YYYY-MM-DD`. */
  readonly born: string | undefined
  /** Undefined if the answer lacks it, or if an older release stored this object. */
  readonly visit: BookedTime | undefined
}

/** The sender of the request. */
interface Sender {
  readonly session: VisitorSession
  readonly locale: Locale
}

type CreateAppointment = MemberComponents['schemas']['CreateAppointmentRequest']

/** The choices of the steps before, and of the last step. */
interface Choice {
  readonly patient: number
  readonly details: AppointmentDetails
  readonly values: FormValues
}

/** Why no appointment was made. */
export interface Refused extends WriteProblems {
  /** The existing appointment, if it may be the reason: the contract's answer gives the reason in words, without a code. */
  readonly existing: ExistingVisit | undefined
}

/**
 * Asks for an appointment, once only: after a time-out it is unknown whether one was made, and a repeat could make a second one. Undefined
 * if another session has begun in the meantime. Contract: operation `createAppointment`.
 */
export const sendBooking = async (
  { session, locale }: Sender,
  { patient, details, values }: Choice,
): Promise<Booked | Refused | 'log-in' | undefined> => {
  const personal = personalDataOf(session, { locale })
  const fields = bookingFields(details)
  const typed = requestOf<Omit<CreateAppointment, keyof AppointmentDetails['wish'] | 'id_pasien'>>(fields, values)
  const body = { ...details.wish, ...typed, id_pasien: patient }
  const stale = [...appointmentReads, ...(typed.simpan_nomor_bpjs ? ['getProfile'] : [])]
  const outcome = await sendWrite(personal, () => personal.member.createAppointment({ body }), stale)
  if (outcome?.kind === 'expired') return 'log-in'
  if (outcome?.kind !== 'done') {
    if (!outcome) return undefined
    const existing = outcome.kind === 'rejected' ? await findExistingVisit(personal, patient, details.wish) : undefined
    return { ...writeProblems(outcome, { ...formRules(fields), unknown: 'web.booking.unknown' }), existing }
  }
  const { detail, data } = outcome.data
  const { kode_appointment: code, nomor_antrian: number, pasien } = data
  // The appointment was made, whatever else the answer lacks. An error here would tell the patient that it was not made.
  const { rumah_sakit: hospital, dokter: doctor, tanggal: day, jam: from, jam_selesai: to }: Partial<typeof data> = data
  return {
    code,
    queueNumber: number ?? undefined,
    detail,
    patient: pasien.id,
    patientName: pasien.nama_lengkap,
    registerAt: pasien.nopasien === null ? hospital?.kode_mapping_rs : undefined,
    born: pasien.tgl_lahir,
    visit:
      hospital && doctor && day && from && to
        ? { doctor: doctor.nama, hospital: hospital.nama, day, from, to }
        : undefined,
  }
}
