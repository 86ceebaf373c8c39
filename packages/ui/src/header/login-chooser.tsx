import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useDialog } from '../dialog/use-dialog.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './login-chooser.css.ts'
import type { LoginTargets } from './types.ts'

/** Props of {@link LoginChooserDialog}. */
export interface LoginChooserDialogProps extends LoginTargets {
  open: boolean
  onClose: () => void
  id?: string | undefined
}

/** Asks whether to log in as patient or company, which have separate areas. */
export const LoginChooserDialog = ({
  patientHref,
  corporateHref,
  onClose,
  ...dialog
}: LoginChooserDialogProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog {...dialog} onClose={onClose} title={message('ui.login.title')}>
      <div className={styles.choices}>
        <Choice
          icon="user"
          href={patientHref}
          name={message('ui.login.patient')}
          hint={message('ui.login.patientHint')}
          onFollow={onClose}
        />
        <Choice
          icon="building"
          href={corporateHref}
          name={message('ui.login.corporate')}
          hint={message('ui.login.corporateHint')}
          onFollow={onClose}
        />
      </div>
    </Dialog>
  )
}

/** The login button with its chooser. */
export const LoginChooser = (targets: LoginTargets): ReactElement => {
  const message = useMessage()
  const { trigger, dialog } = useDialog()
  return (
    <>
      <Button icon="user" {...trigger}>
        {message('ui.login')}
      </Button>
      <LoginChooserDialog {...targets} {...dialog} />
    </>
  )
}

interface ChoiceProps {
  icon: IconName
  href: string
  name: string
  hint: string
  onFollow: () => void
}

const Choice = ({ icon, href, name, hint, onFollow }: ChoiceProps): ReactElement => (
  <Anchor href={href} className={styles.choice} onClick={onFollow}>
    <span className={styles.mark}>
      <Icon name={icon} size="large" />
    </span>
    <span className={styles.name}>{name}</span>
    <Text as="span" size="caption" tone="muted">
      {hint}
    </Text>
  </Anchor>
)
