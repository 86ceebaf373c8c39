import type { CompanyComponents } from '@hospital/sdk/company'
import { activateCompanyUserConstraints } from '@hospital/sdk/constraints'
import { Button, PasswordField, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { formFields, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import { forgetInvitation } from './use-invitation-token.ts'

type Activation = CompanyComponents['schemas']['ActivateCompanyUserRequest']

/** The field for the first password of an invited user. */
export const activationFields = formFields(activateCompanyUserConstraints, [
  {
    name: 'password',
    label: 'web.forgot.password',
    words: { missing: 'web.forgot.password.short', tooShort: 'web.forgot.password.short' },
    control: (field, { message }) => (
      <PasswordField {...field} purpose="new" hint={message('web.forgot.password.hint')} />
    ),
  },
])

interface ActivationFormProps {
  readonly token: string
  readonly onDone: () => void
}

/** Sets the password of an invited user, once. Contract: operation `activateCompanyUser`. */
export const ActivationForm = ({ token, onDone }: ActivationFormProps): ReactElement => {
  const message = useMessage()
  const personal = usePublicData()
  const form = useWriteForm({
    ...formRules(activationFields),
    personal,
    write: (values) =>
      personal.company.activateCompanyUser({
        body: { ...requestOf<Activation>(activationFields, values), undangan: token },
      }),
    stale: ['getActivationInvitation'],
    unknown: 'web.company.activation.password.unknown',
    onDone: () => {
      forgetInvitation()
      onDone()
    },
  })
  return (
    // The problems name their field.
    <WriteFormView form={form} prefix="aktivasi" fields={activationFields} labels={{}}>
      <Stack align="start">
        <Button type="submit" size="large" busy={form.busy}>
          {message('web.company.activation.send')}
        </Button>
      </Stack>
    </WriteFormView>
  )
}
