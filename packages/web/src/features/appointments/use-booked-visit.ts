import { useMemo, useSyncExternalStore } from 'react'
import { readBookedVisit } from './booked-visits.ts'
import type { BookedVisit } from './booked-visits.ts'

const listen = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The confirmation that the page's address names, see readBookedVisit. The server does not see the fragment. */
export const useBookedVisit = (): BookedVisit | null | undefined => {
  const fragment = useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => '',
  )
  return useMemo(() => readBookedVisit(fragment), [fragment])
}
