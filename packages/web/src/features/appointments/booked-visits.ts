import type { ContactButtonsProps, Locale } from '@hospital/ui'
import { confirmations } from '../../session/confirmations.ts'
import type { Confirmations } from '../../session/confirmations.ts'
import type { AppointmentData } from './load-appointment.ts'

/** An appointment that was made, as its confirmation shows it. */
export interface BookedVisit {
  readonly code: string
  /** The number in the doctor's queue, if it is known already. */
  readonly queueNumber: number | undefined
  /** In the server's words. */
  readonly detail: string
  /** For whom it is. */
  readonly patient: number
  readonly patientName: string
  /** The hospital's code, where the patient has no medical record yet and can be registered before the visit. */
  readonly registerAt: string | undefined
  /** In words; undefined if nothing is known of it. */
  readonly bring: string | undefined
  readonly chosen: AppointmentData['chosen']
  readonly contact: ContactButtonsProps | undefined
  /** The language of all these words. */
  readonly locale: Locale
}

/** The appointments that were made in this tab. */
export const bookedVisits: Confirmations<BookedVisit> = confirmations('konfirmasi-')
