import { useRef } from 'react'
import type { RefObject } from 'react'

/** Where the focus is while a pressed button is replaced. */
export interface RetryPlace {
  /** For an element with `tabIndex={-1}` that is there before and after the press. */
  readonly place: RefObject<HTMLDivElement | null>
  /** What a button does that is not there after its press, as one that asks again. */
  readonly retrying: (retry: () => void) => () => void
}

/** A button that vanishes as it is pressed takes the focus with it, and the next Tab begins at the top of the page. Its place takes the focus instead. */
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
