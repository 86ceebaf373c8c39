import { useId } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { EmailField } from '../field/text-field.tsx'
import { Stack } from '../layout/layout.tsx'
import { Link } from '../link/link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'

/** The login data as typed. */
export interface Credentials {
  email: string
  password: string
}

/** Props of {@link LoginDialog}. */
export interface LoginDialogProps {
  open: boolean
  onClose: () => void
  /** Called on every attempt, also with empty fields: the page validates them. */
  onLogin: (credentials: Credentials) => void
  /** While an attempt runs; further ones are ignored. */
  loading?: boolean | undefined
  /** Why the last attempt failed. The typed values stay. */
  warning?: string | undefined
  /** Why the login is needed now, such as "Masuk untuk menyimpan janji temu". */
  reason?: string | undefined
  forgotHref: string
  registerHref: string
}

/** Logs in without leaving the page. States: idle, loading, then a warning or closed by the page. */
export function LoginDialog(props: LoginDialogProps): ReactElement {
  const { open, onClose, onLogin, loading = false, warning, reason, forgotHref, registerHref } = props
  const message = useMessage()
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} title={message('ui.login')} width="narrow">
      <form noValidate method="post" onSubmit={(event) => submit(event, loading, onLogin)}>
        <Stack>
          {reason && <Text tone="muted">{reason}</Text>}
          <div role="alert">{warning && !loading && <InlineAlert tone="warning">{warning}</InlineAlert>}</div>
          <EmailField id={`${id}-email`} label={message('ui.login.email')} name="email" />
          <PasswordField id={`${id}-password`} label={message('ui.login.password')} name="password" />
          <Button type="submit" wide size="large" busy={loading}>
            {message('ui.login')}
          </Button>
          <Stack gap="none" align="start">
            <Link look="action" href={forgotHref}>
              {message('ui.login.forgot')}
            </Link>
            <Link look="action" href={registerHref}>
              {message('ui.login.register')}
            </Link>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  )
}

function submit(event: FormEvent<HTMLFormElement>, loading: boolean, onLogin: LoginDialogProps['onLogin']): void {
  event.preventDefault()
  // Enter in a field submits the form in spite of the busy button.
  if (loading) return
  const form = new FormData(event.currentTarget)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  onLogin({ email: text('email').trim(), password: text('password') })
}
