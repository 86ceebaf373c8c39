import { useRef, useState } from 'react'

/** One piece of work at a time. */
export interface Busy {
  readonly busy: boolean
  /** Begins the work; false if other work is under way. */
  readonly begin: () => boolean
  readonly end: () => void
}

/**
 * Guards work that must not be sent twice. Presses within one task all see the same state, so a ref decides, and the state is for the view.
 */
export const useBusy = (): Busy => {
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const set = (value: boolean) => {
    isUnderWay.current = value
    setBusy(value)
  }
  return {
    busy,
    begin: () => {
      if (isUnderWay.current) return false
      set(true)
      return true
    },
    end: () => set(false),
  }
}
