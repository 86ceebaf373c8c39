import { useRef } from 'react'
import type { RefObject } from 'react'

/** The place of the focus while a pressed button is replaced. */
export interface RetryPlace {
  /** For an element with `tabIndex={-1}` that exists before and after the press. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Wraps the action of a button that disappears after its press, such as a retry. */
  readonly retrying: (retry: () => void) => () => void
}

/**
 * A button that disappears when it is pressed loses the focus, and the next Tab would begin at the top of the page. Its place takes the
 * focus instead.
 */
export const useRetryPlace = (): RetryPlace => {
  const place = useRef<HTMLDivElement>(null)
  return {
    place,
    retrying: (retry) => () => {
      place.current?.focus({ preventScroll: true })
      retry()
    },
  }
}
