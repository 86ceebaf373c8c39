import type { ReactElement } from 'react'
import { Stack } from '../layout/layout.tsx'
import { LoginForm } from '../login-form/login-form.tsx'
import type { LoginFormProps } from '../login-form/login-form.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'

/** Props of {@link LoginDialog}. */
export interface LoginDialogProps extends LoginFormProps {
  open: boolean
  onClose: () => void
  /** Why the login is needed now, such as "Masuk untuk menyimpan janji temu". */
  reason?: string | undefined
}

/**
 * Logs in without leaving the page. States: idle, loading, then a warning or closed by the page. It cannot be closed while loading, since
 * the action behind the log-in would go on without it.
 */
export const LoginDialog = ({ open, onClose, reason, ...form }: LoginDialogProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog open={open} locked={form.loading} onClose={onClose} title={message('ui.login')} width="narrow">
      <Stack>
        {reason && <Text tone="muted">{reason}</Text>}
        <LoginForm {...form} />
      </Stack>
    </Dialog>
  )
}
