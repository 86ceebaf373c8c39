import { readCode } from '@hospital/sdk'
import {
  changeEmailConstraints,
  changeOwnPasswordConstraints,
  changePhoneConstraints,
  requestDeletionConstraints,
} from '@hospital/sdk/constraints'
import { CodeField, EmailField, InlineAlert, PasswordField, PhoneField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { formFields } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { emailField, ownPhoneField } from '../../../forms/phone-and-email.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CodeSent } from '../family/patient-code.tsx'

const passwordField: FormField = {
  name: 'password',
  label: 'web.member.account.password.current',
  words: { missing: 'web.member.account.password.missing' },
  control: (field) => <PasswordField {...field} />,
}

const NewContactCode = ({ sent, field }: { readonly sent: CodeSent; readonly field: BoundField }): ReactElement => {
  const message = useMessage()
  return (
    <>
      <FormNotice outcome={sent}>
        <InlineAlert tone="good">{message('web.member.account.code.sent', { to: sent.kode_dikirim_ke })}</InlineAlert>
      </FormNotice>
      <CodeField {...field} hint={message('web.code.hint')} />
    </>
  )
}

/** The field for the code that was sent to the new contact. Absent before a code is sent. */
const codeFields = (sent: CodeSent | undefined): readonly FormField[] =>
  sent
    ? [
        {
          name: 'kode',
          label: 'web.member.account.code',
          constraint: { required: true },
          clean: (text) => readCode(text) ?? text,
          words: { missing: 'web.code.wrong', wrong: 'web.code.wrong' },
          control: (field) => <NewContactCode sent={sent} field={field} />,
        },
      ]
    : []

/** The form for another e-mail address. Sent without a code, it asks for one. */
export const emailFields = (sent: CodeSent | undefined): readonly FormField[] =>
  formFields(changeEmailConstraints, [
    {
      ...emailField,
      label: 'web.member.account.email.new',
      control: (field, { message }) => <EmailField {...field} hint={message('web.member.account.email.hint')} />,
    },
    passwordField,
    ...codeFields(sent),
  ])

/** The form for another telephone number. Sent without a code, it asks for one. */
export const phoneFields = (sent: CodeSent | undefined): readonly FormField[] =>
  formFields(changePhoneConstraints, [
    {
      ...ownPhoneField('no_telp', 'web.member.account.phone.new'),
      control: (field, { message }) => <PhoneField {...field} hint={message('web.member.account.phone.hint')} />,
    },
    passwordField,
    ...codeFields(sent),
  ])

/** The form for another password; it also asks for the current one. */
export const passwordFields: readonly FormField[] = formFields(changeOwnPasswordConstraints, [
  passwordField,
  {
    name: 'password_baru',
    label: 'web.forgot.password',
    words: { missing: 'web.forgot.password.short', tooShort: 'web.forgot.password.short' },
    control: (field, { message }) => (
      <PasswordField {...field} purpose="new" hint={message('web.forgot.password.hint')} />
    ),
  },
])

/** The form that asks for the deletion of an account. */
export const deletionFields: readonly FormField[] = formFields(requestDeletionConstraints, [passwordField])
