import { problemsFrom } from '../../forms/server-problems.ts'
import { minutesToWait } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import type { WriteOutcome } from '../../personal-data/write-outcome.ts'
import { sendWrite } from '../../personal-data/write.ts'
import type { AppointmentWish } from './load-appointment.ts'

/** An appointment that was made. */
export interface Booked {
  readonly code: string
  /** The number in the doctor's queue, if it is known already. */
  readonly queueNumber: number | undefined
  /** In the server's words. */
  readonly detail: string
  /** For whom it is. */
  readonly patient: number
}

/** What became of a wish for an appointment. */
export type BookingOutcome =
  | { readonly booked: Booked }
  /** The server's reason, such as that the slot has filled up meanwhile. */
  | { readonly detail: string }
  /** The server's words beside the fields, and those about no field of the form. */
  | { readonly problems: FormProblems; readonly detail: string }
  | { readonly problem: MessageId; readonly values?: Readonly<Record<string, number>> }
  | 'log-in'

const fields = ['id_pasien', 'jenis_pembayaran', 'kodept', 'jenis_appointment', 'keluhan']

type Answer = {
  readonly detail: string
  readonly data: {
    readonly kode_appointment: string
    readonly nomor_antrian: number | null
    readonly pasien: { readonly id: number }
  }
}

/** What the form shows of the outcome of a booking. */
export const bookingOutcome = (outcome: WriteOutcome<Answer>): BookingOutcome => {
  switch (outcome.kind) {
    case 'done': {
      const { detail, data } = outcome.data
      const { kode_appointment: code, nomor_antrian: number, pasien } = data
      return { booked: { code, queueNumber: number ?? undefined, detail, patient: pasien.id } }
    }
    case 'expired':
      return 'log-in'
    case 'rejected':
      return { detail: outcome.detail }
    case 'invalid': {
      const { problems, others } = problemsFrom(outcome.fieldErrors, fields)
      const above = others.length > 0 || Object.keys(problems).length === 0
      return { problems, detail: above ? [outcome.detail, ...others].filter(Boolean).join(' ') : '' }
    }
    case 'limited':
      return { problem: 'web.booking.limited', values: { minutes: minutesToWait(outcome.retryAfter) } }
    case 'offline':
      return { problem: 'web.booking.offline' }
    case 'unknown':
      return { problem: 'web.booking.unknown' }
    case 'failed':
      return { problem: 'web.booking.failed' }
  }
}

/**
 * Asks for an appointment, once: whether one was made is not known after a time-out, and asking again could make a
 * second one. Undefined if another session has begun meanwhile. Contract: operation `createAppointment`.
 */
export const sendBooking = async (
  personal: PersonalData,
  patient: number,
  wish: AppointmentWish,
  values: FormValues,
): Promise<BookingOutcome | undefined> => {
  const { jenis_pembayaran = '', kodept = '', jenis_appointment = '', keluhan = '' } = values
  const body = {
    ...wish,
    id_pasien: patient,
    jenis_pembayaran,
    jenis_appointment,
    ...(kodept && { kodept }),
    ...(keluhan && { keluhan }),
  }
  const outcome = await sendWrite(personal, () => personal.member.createAppointment({ body }), ['listOpenAppointments'])
  return outcome && bookingOutcome(outcome)
}
