import { useId } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { EmailField } from '../field/text-field.tsx'
import { Stack } from '../layout/layout.tsx'
import { Link } from '../link/link.tsx'
import { useMessage } from '../messages/use-message.ts'

/** The login data as typed. */
export interface Credentials {
  email: string
  password: string
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Called on every attempt, also with empty fields: the page validates them. */
  onLogin: (credentials: Credentials) => void
  /** While an attempt runs; further ones are ignored. */
  loading?: boolean | undefined
  /** Why the last attempt failed. The typed values stay. */
  warning?: string | undefined
  forgotHref: string
  /** Default: no link to a registration. */
  registerHref?: string | undefined
}

/** The fields and links of a log-in, for a page or a dialog. */
export const LoginForm = (props: LoginFormProps): ReactElement => {
  const { onLogin, loading = false, warning, forgotHref, registerHref } = props
  const message = useMessage()
  const id = useId()
  return (
    <form noValidate method="post" onSubmit={(event) => submit(event, loading, onLogin)}>
      <Stack>
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
          {registerHref && (
            <Link look="action" href={registerHref}>
              {message('ui.login.register')}
            </Link>
          )}
        </Stack>
      </Stack>
    </form>
  )
}

const submit = (event: FormEvent<HTMLFormElement>, loading: boolean, onLogin: LoginFormProps['onLogin']): void => {
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
