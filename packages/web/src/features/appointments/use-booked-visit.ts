import { useMemo, useSyncExternalStore } from 'react'
import { bookedVisits } from './booked-visits.ts'
import type { BookedVisit } from './booked-visits.ts'

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
