import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { toneIcon } from '../feedback/inline-alert.tsx'
import type { AlertTone } from '../feedback/inline-alert.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import { Dialog } from './dialog.tsx'
import * as styles from './notify-dialog.css.ts'

/** Props of {@link NotifyDialog}. */
export interface NotifyDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The icon above the text. Default: info. */
  tone?: AlertTone | undefined
  /** Optional if the title is enough. */
  children?: ReactNode
}

/** A message that must be seen before going on, such as that a form was sent. */
export const NotifyDialog = ({ open, onClose, title, tone = 'info', children }: NotifyDialogProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="narrow"
      footer={<Button onClick={onClose}>{message('ui.notify.close')}</Button>}
    >
      <div className={styles.root}>
        <span className={classes(styles.mark, styles.tone[tone])}>
          <Icon name={toneIcon[tone]} size="large" />
        </span>
        {children && <div className={styles.words}>{children}</div>}
      </div>
    </Dialog>
  )
}
