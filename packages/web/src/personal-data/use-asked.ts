import { useState } from 'react'
import type { End } from './end-notice.tsx'

/** What a dialog asks about, one entry at a time, and how the last one ended. */
export interface Asked<Entry> {
  /** Undefined while no dialog is open. */
  readonly asked: Entry | undefined
  readonly ended: End | undefined
  /** Asks about an entry. What was said of the one before goes. */
  readonly ask: (entry: Entry) => void
  /** Called when the dialog has been left; without an end nothing was done. */
  readonly leave: (end?: End) => void
}

/** Asks about one entry of a list before something is done with it, as by `ConfirmWrite`. */
export const useAsked = <Entry extends object | string>(): Asked<Entry> => {
  const [asked, setAsked] = useState<Entry>()
  const [ended, setEnded] = useState<End>()
  return {
    asked,
    ended,
    ask: (entry) => {
      setEnded(undefined)
      setAsked(entry)
    },
    leave: (end) => {
      setAsked(undefined)
      setEnded(end)
    },
  }
}
