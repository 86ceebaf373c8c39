import type { MemberComponents } from '@hospital/sdk/member'
import type { ReactElement } from 'react'
import { formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import { passwordFields } from './account-fields.tsx'

interface PasswordFormProps {
  readonly personal: PersonalData
  readonly member: number
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Changes the password; asks for the current one. Contract: operation `changeOwnPassword`. */
export const PasswordForm = ({ personal, member, onSaved, onCancel }: PasswordFormProps): ReactElement => {
  const message = useMessage()
  const form = useWriteForm({
    ...formRules(passwordFields),
    personal,
    write: (values) =>
      personal.account.changeOwnPassword({
        body: {
          ...requestOf<MemberComponents['schemas']['ChangeOwnPasswordRequest']>(passwordFields, values),
          user_id: member,
        },
      }),
    stale: ['listDevices'],
    failed: 'web.member.account.failed',
    unknown: 'web.member.account.password.unknown',
    onDone: onSaved,
  })
  return (
    <EditFormView
      form={form}
      prefix="kata-sandi"
      fields={passwordFields}
      title={message('web.member.account.password.change')}
      onCancel={onCancel}
    />
  )
}
