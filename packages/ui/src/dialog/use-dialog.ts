import { useCallback, useId, useState } from 'react'
import type { MouseEvent } from 'react'

/** What useDialog gives: props for the button, props for the dialog, and both doings by hand. */
export interface DialogControl {
  trigger: {
    command: 'show-modal'
    commandfor: string
    'aria-haspopup': 'dialog'
    onClick: (event: MouseEvent<HTMLButtonElement>) => void
  }
  dialog: { id: string; open: boolean; onClose: () => void }
  open: () => void
  close: () => void
}

/**
 * Ties a button to a dialog: `<Button {...trigger}>` and `<Dialog {...dialog}>`. Where the browser
 * knows invoker commands the button works without script too, so the dialog should always be rendered.
 */
export function useDialog(): DialogControl {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    // Of a dialog that Escape has just closed React hears later, and would find nothing changed.
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id])
  const close = useCallback(() => setOpen(false), [])
  const onClick = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      // The command is for before script runs; together with it the browser would open the dialog twice and complain.
      event.preventDefault()
      // Safari does not focus a pressed button; the dialog gives focus back to whatever had it.
      event.currentTarget.focus()
      open()
    },
    [open],
  )
  return {
    trigger: { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog', onClick },
    dialog: { id, open: isOpen, onClose: close },
    open,
    close,
  }
}
