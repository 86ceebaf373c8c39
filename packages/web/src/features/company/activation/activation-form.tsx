import { Button, PasswordField, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { checkPassword } from './check-password.ts'
import { forgetInvitation } from './use-invitation-token.ts'

interface ActivationFormProps {
  readonly token: string
  readonly onDone: () => void
}

/** Sets the password of an invited user, once. Contract: operation `activateCompanyUser`. */
export const ActivationForm = ({ token, onDone }: ActivationFormProps): ReactElement => {
  const message = useMessage()
  const personal = usePublicData()
  const form = useWriteForm({
    personal,
    fields: ['password'],
    check: checkPassword,
    write: ({ password = '' }) => personal.company.activateCompanyUser({ body: { undangan: token, password } }),
    stale: ['getActivationInvitation'],
    unknown: 'web.company.activation.password.unknown',
    onDone: () => {
      forgetInvitation()
      onDone()
    },
  })
  const field = useField('aktivasi', form.submission)
  return (
    <form method="post" noValidate data-own-draft onSubmit={form.onSubmit}>
      <Stack gap="lg">
        <WriteStatus form={form} prefix="aktivasi" />
        <PasswordField
          {...field('password', 'web.forgot.password')}
          purpose="new"
          hint={message('web.forgot.password.hint')}
        />
        <Stack align="start">
          <Button type="submit" size="large" busy={form.busy}>
            {message('web.company.activation.send')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
