import type { Locale } from '@hospital/ui'
import { minutesToWait } from '../../forms/submission.ts'
import type { FormValues } from '../../forms/submission.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import { createBrowserMemberClient } from '../../session/log-in.ts'
import type { Patient } from '../../session/log-in.ts'
import type { AppointmentWish } from './load-appointment.ts'

/** An appointment that was made. */
export interface Booked {
  readonly code: string
  /** The number in the doctor's queue, if it is known already. */
  readonly queueNumber: number | undefined
  /** In the server's words. */
  readonly detail: string
}

/** What became of a wish for an appointment. */
export type BookingOutcome =
  | { readonly booked: Booked }
  /** The server's reason, such as that the slot has filled up meanwhile. */
  | { readonly detail: string }
  | { readonly problem: MessageId; readonly values?: Readonly<Record<string, number>> }
  | 'log-in'

/** Without a connection it is certain that none was made; otherwise it is not known. */
const noAnswer = (): BookingOutcome => ({ problem: navigator.onLine ? 'web.booking.unknown' : 'web.booking.offline' })

/**
 * Asks for an appointment, once: whether one was made is not known after a time-out, and asking again could make a
 * second one. Contract: operation `createAppointment`.
 */
export const sendBooking = async (
  locale: Locale,
  patient: number,
  wish: AppointmentWish,
  values: FormValues,
): Promise<BookingOutcome> => {
  const { jenis_pembayaran = '', kodept = '', jenis_appointment = '', keluhan = '' } = values
  const body = {
    ...wish,
    id_pasien: patient,
    jenis_pembayaran,
    jenis_appointment,
    ...(kodept && { kodept }),
    ...(keluhan && { keluhan }),
  }
  const { data, error } = await createBrowserMemberClient(locale).createAppointment({ body })
  if (data)
    return {
      booked: {
        code: data.data.kode_appointment,
        queueNumber: data.data.nomor_antrian ?? undefined,
        detail: data.detail,
      },
    }
  switch (error.kind) {
    case 'unauthorized':
      return 'log-in'
    case 'rejected':
      return { detail: error.detail }
    case 'invalid':
      return { detail: [error.detail, ...Object.values(error.fieldErrors).flat()].filter(Boolean).join(' ') }
    case 'rate-limited':
      return { problem: 'web.booking.limited', values: { minutes: minutesToWait(error.retryAfter ?? 0) } }
    case 'timeout':
    case 'network':
    case 'malformed':
      return noAnswer()
    default:
      return { problem: 'web.booking.failed' }
  }
}

/** For whom the member who is logged in may make appointments; undefined without a session, or if the list cannot be loaded. Contract: operation `getFamily`. */
export const loadPatients = async (locale: Locale, id: number): Promise<readonly Patient[] | undefined> => {
  const { data } = await createBrowserMemberClient(locale).getFamily({ query: { user_id: id } })
  return data?.data.map((person) => ({ id: person.id, name: person.nama_lengkap }))
}
