import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean
  /** Called once for each opening. Escape, the close button and a press outside mean no. */
  onAnswer: (yes: boolean) => void
  title: string
  /** The question, with the consequences of a yes. */
  children: ReactNode
  /** Default: "Ya". Better a verb, such as "Batalkan janji temu". */
  yes?: string | undefined
  /** Default: "Tidak". */
  no?: string | undefined
  /** While the action runs, the dialog takes no answer and stays, since a "no" would come too late. */
  busy?: boolean | undefined
}

/** Asks before an action that is hard to undo. It stays open until `open` is false, so that it can show a failure. */
export const ConfirmDialog = ({
  open,
  onAnswer,
  title,
  children,
  yes,
  no,
  busy = false,
}: ConfirmDialogProps): ReactElement => {
  const message = useMessage()
  const answers = (
    <>
      <Button
        tone="secondary"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onAnswer(false)
        }}
      >
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
      locked={busy}
      footer={answers}
      onClose={() => {
        if (open) onAnswer(false)
      }}
    >
      <Text as="div">{children}</Text>
    </Dialog>
  )
}
