import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What a dialog takes of it. */
interface HeldOpen {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A dialog that opens again as long as `busy`: the browser closes it at Escape and at a press outside, but what becomes of a write that is
 * on its way has to be said.
 */
export const useHeldOpen = (busy: boolean, onClose: () => void): HeldOpen => {
  const [open, setOpen] = useState(true)
  return {
    open,
    onClose: () => {
      if (!busy) return onClose()
      // The dialog opens where `open` changes, so it has to see both.
      flushSync(() => setOpen(false))
      return setOpen(true)
    },
  }
}
