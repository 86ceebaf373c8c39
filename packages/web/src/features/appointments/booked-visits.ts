import type { ContactButtonsProps, Locale } from '@hospital/ui'
import { accountOf } from '../../session/account.ts'
import { readSession } from '../../session/session.ts'
import { claimTab } from '../../session/tab-storage.ts'
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
  /** In words; undefined if nothing is known of it. */
  readonly bring: string | undefined
  readonly chosen: AppointmentData['chosen']
  readonly contact: ContactButtonsProps | undefined
  /** The language of all these words. */
  readonly locale: Locale
}

/** What the fragment of a confirmation's address begins with. */
const prefix = 'konfirmasi-'

/** If storage is forbidden, a confirmation lasts as long as the page. */
const inMemory = new Map<string, BookedVisit>()

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Stores a confirmation for this tab alone, until the log-out. Gives the fragment of its address, which says nothing of it. */
export const storeBookedVisit = (booked: BookedVisit): string => {
  const key = `${prefix}${randomId()}`
  try {
    sessionStorage.setItem(key, JSON.stringify(booked))
  } catch {
    // Storage may be forbidden or full.
    inMemory.set(key, booked)
  }
  return key
}

/** The confirmation that a fragment (without `#`) names: undefined if it names none, null if this tab does not have it. */
export const readBookedVisit = (fragment: string): BookedVisit | null | undefined => {
  if (!fragment.startsWith(prefix)) return undefined
  claimTab(accountOf(readSession(document.cookie)))
  try {
    const stored = sessionStorage.getItem(fragment)
    // Only storeBookedVisit writes under these keys.
    return stored === null ? (inMemory.get(fragment) ?? null) : (JSON.parse(stored) as BookedVisit)
  } catch {
    return inMemory.get(fragment) ?? null
  }
}
