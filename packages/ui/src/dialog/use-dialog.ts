import { useCallback, useId, useState } from 'react'
import type { MouseEvent } from 'react'

/** The result of useDialog: props for the button, props for the dialog, and functions to open and close it. */
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
 * Connects a button to a dialog: `<Button {...trigger}>` and `<Dialog {...dialog}>`. If the browser
 * supports invoker commands the button works without script too, so the dialog should always be rendered.
 */
export const useDialog = (): DialogControl => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    // React learns later that Escape has closed the dialog; until then setting the state would change nothing.
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }, [id])
  const close = useCallback(() => setOpen(false), [])
  const onClick = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      // The command is for the time before script runs; with both, the dialog would be opened twice, which throws.
      event.preventDefault()
      // Safari does not focus a pressed button, and the dialog restores focus to the element that had it.
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
