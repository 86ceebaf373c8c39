import { useState } from 'react'
import type { End } from './end-notice.tsx'

/** The entry that a dialog asks about, and the outcome of the last dialog. */
export interface Asked<Entry> {
  /** Undefined while no dialog is open. */
  readonly asked: Entry | undefined
  readonly ended: End | undefined
  /** Opens the dialog for an entry. Clears the outcome of the one before. */
  readonly ask: (entry: Entry) => void
  /** Called after the dialog is closed; without `end` nothing was done. */
  readonly leave: (end?: End) => void
}

/** Asks about one entry of a list before an action, for example by `ConfirmWrite`. */
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
