import {
  Button,
  Card,
  CodeField,
  EmailField,
  InlineAlert,
  Link,
  PageBody,
  PageOpening,
  PasswordField,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { DoneNotice } from '../../../forms/done-notice.tsx'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadForgotPassword } from './load-forgot-password.ts'
import type { Recovery } from './recovery.ts'
import { useRecovery } from './use-recovery.ts'
import type { RecoveryControl } from './use-recovery.ts'

/** Replaces a forgotten password: the address, then the code that was sent to it and the new password. */
export const ForgotPasswordPage = ({ trail }: PageProps<typeof loadForgotPassword>): ReactElement => {
  const message = useMessage()
  const control = useRecovery()
  const { recovery, isDone } = control
  return (
    <>
      <PageOpening title={message('web.forgot.title')} intro={message('web.forgot.intro')} trail={trail} />
      <PageBody>
        <noscript>
          <InlineAlert tone="warning">{message('web.member.logIn.noScript')}</InlineAlert>
        </noscript>
        <Card>
          {isDone ? (
            <Done />
          ) : recovery ? (
            <CodeForm control={control} recovery={recovery} />
          ) : (
            <EmailForm control={control} />
          )}
        </Card>
      </PageBody>
    </>
  )
}

/** The new password is stored. */
const Done = (): ReactElement => {
  const message = useMessage()
  return (
    <DoneNotice
      text={message('web.forgot.done')}
      href={href(useLocale(), 'memberLogin')}
      label={message('web.member.expired.logIn')}
    />
  )
}

const EmailForm = ({ control }: { readonly control: RecoveryControl }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const field = useField('lupa', control.submission)
  return (
    <form method="post" noValidate data-own-draft onSubmit={control.onEmail}>
      <Stack gap="lg">
        <WriteStatus form={control} prefix="lupa" />
        <EmailField {...field('email', 'web.form.email')} hint={message('web.forgot.email.hint')} />
        <Stack align="start">
          <Button type="submit" size="large" busy={control.busy}>
            {message('web.forgot.email.send')}
          </Button>
          {control.onCodeCame && (
            <Button tone="secondary" onClick={control.onCodeCame}>
              {message('web.forgot.codeCame')}
            </Button>
          )}
          <Link look="action" href={href(locale, 'memberLogin')}>
            {message('web.forgot.back')}
          </Link>
        </Stack>
      </Stack>
    </form>
  )
}

const CodeForm = ({
  control,
  recovery,
}: {
  readonly control: RecoveryControl
  readonly recovery: Recovery
}): ReactElement => {
  const message = useMessage()
  const { sent, busy } = control
  const field = useField('lupa', control.submission)
  return (
    <form method="post" noValidate data-own-draft onSubmit={control.onPassword}>
      <Stack gap="lg">
        <FormHeading>{message('web.forgot.code')}</FormHeading>
        <Text>{message('web.forgot.sentTo', { email: recovery.shownEmail })}</Text>
        <WriteStatus form={control} prefix="lupa" />
        <FormNotice outcome={sent === undefined ? undefined : recovery}>
          {sent !== undefined && <InlineAlert tone="good">{sent}</InlineAlert>}
        </FormNotice>
        <CodeField {...field('token', 'web.forgot.token')} hint={message('web.code.hint')} />
        <PasswordField
          {...field('password', 'web.forgot.password')}
          purpose="new"
          hint={message('web.forgot.password.hint')}
        />
        <Stack align="start">
          <Button type="submit" size="large" busy={busy}>
            {message('web.forgot.password.send')}
          </Button>
          <Resend control={control} />
          <Button tone="secondary" onClick={control.onChange}>
            {message('web.forgot.change')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

/** Asks for another code, after a visible wait. */
const Resend = ({ control }: { readonly control: RecoveryControl }): ReactElement => {
  const message = useMessage()
  const { busy, wait, onResend } = control
  return wait > 0 ? (
    <Text tone="muted">{message('web.code.resend.wait', { count: wait })}</Text>
  ) : (
    <Button tone="secondary" icon="retry" onClick={onResend} busy={busy}>
      {message('web.code.resend')}
    </Button>
  )
}
