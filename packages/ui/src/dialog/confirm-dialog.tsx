import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean
  /** Told once for every opening. Escape, the cross and a press beside it are a no. */
  onAnswer: (yes: boolean) => void
  title: string
  /** The question, with what follows from a yes. */
  children: ReactNode
  /** "Ya" unless told; better the verb, such as "Batalkan janji temu". */
  yes?: string | undefined
  /** "Tidak" unless told. */
  no?: string | undefined
  /** While a yes is carried out. */
  busy?: boolean | undefined
}

/** Asks before something that is hard to undo. It stays open until `open` says otherwise, so that a yes can fail in place. */
export function ConfirmDialog({ open, onAnswer, title, children, yes, no, busy = false }: ConfirmDialogProps): ReactElement {
  const message = useMessage()
  const answers = (
    <>
      <Button tone="secondary" onClick={() => onAnswer(false)}>
        {no ?? message('ui.confirm.no')}
      </Button>
      <Button busy={busy} onClick={() => onAnswer(true)}>
        {yes ?? message('ui.confirm.yes')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      title={title}
      width="narrow"
      footer={answers}
      onClose={() => {
        if (open) onAnswer(false)
      }}
    >
      <Text as="div">{children}</Text>
    </Dialog>
  )
}
