import { Button, PasswordField, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { useActivation } from './use-activation.ts'

interface ActivationFormProps {
  readonly token: string
  readonly onDone: () => void
}

/** The password of an invited user. */
export const ActivationForm = ({ token, onDone }: ActivationFormProps): ReactElement => {
  const message = useMessage()
  const form = useActivation(token, onDone)
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
