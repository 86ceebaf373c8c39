import type { ContactButtonsProps, Locale } from '@hospital/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { confirmations } from '../../session/confirmations.ts'
import type { Confirmations } from '../../session/confirmations.ts'
import type { AppointmentData } from './appointment-data.ts'
import type { Booked } from './send-booking.ts'

/** An appointment that was made, with the data that its confirmation shows. */
export interface BookedVisit extends Booked {
  /** What to bring, in words; undefined if that is not known. */
  readonly bring: string | undefined
  readonly chosen: AppointmentData['chosen']
  /** The hospital's street address; undefined if the CMS has none. */
  readonly address: string | undefined
  readonly contact: ContactButtonsProps | undefined
  /** The language of the words in this object. */
  readonly locale: Locale
}

/** The appointments that were made in this tab. */
export const bookedVisits: Confirmations<BookedVisit> = confirmations('konfirmasi-')

const listen = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The fragment of the page's address, without `#`. The server does not see it. */
export const useFragment = (): string =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => '',
  )

/** The confirmation that the page's address names, see bookedVisits. */
export const useBookedVisit = (): BookedVisit | null | undefined => {
  const fragment = useFragment()
  return useMemo(() => bookedVisits.read(fragment), [fragment])
}
