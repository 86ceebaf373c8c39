import type { Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { Button } from '@hospital/ui'
import type { ReactElement } from 'react'
import { checkFields } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { FormHeading } from '../../../forms/form-heading.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import { CodeButtons, usePatientCode } from '../family/patient-code.tsx'
import type { CodeSent } from '../family/patient-code.tsx'

/** A contact of an account: its e-mail address or its telephone number. */
export type AccountContact = MemberComponents['schemas']['AccountContact']

interface ContactFormProps {
  readonly personal: PersonalData
  readonly prefix: string
  readonly title: string
  readonly fieldsOf: (sent: CodeSent | undefined) => readonly FormField[]
  /** Calls the back end with the typed values: without a code to have one sent, with a code to change the contact. */
  readonly write: (
    fields: readonly FormField[],
    values: FormValues,
  ) => Promise<Result<MemberComponents['schemas']['AccountContactSuccess']>>
  readonly unknown: MessageId
  readonly onSaved: (contact: AccountContact) => void
  readonly onCancel: () => void
}

/** Sends the form: the first time for a code, then with the code. */
const useContactForm = ({ personal, fieldsOf, write, unknown, onSaved }: ContactFormProps) => {
  const { sent, setSent, sentOf, submit } = usePatientCode()
  const fields = fieldsOf(sent)
  const form = useWriteForm({
    personal,
    fields: fieldsOf({ kode_dikirim_ke: '', kedaluwarsa_pada: '' }).map(({ name }) => name),
    check: (values) => checkFields(sentOf(fields), values),
    write: (values) => write(sentOf(fields), values),
    stale: ['getProfile', 'getFamily'],
    failed: 'web.member.account.failed',
    unknown,
    onDone: ({ data }) => ('kode_dikirim_ke' in data ? setSent(data) : onSaved(data)),
  })
  const onSubmit: typeof form.onSubmit = (event) => submit(event, form.onSubmit)
  return { sent, fields, form: { ...form, onSubmit } }
}

/** Changes a contact of the account. The member enters the password, and a code that is sent to the new contact. */
export const ContactForm = (props: ContactFormProps): ReactElement => {
  const { prefix, title, onCancel } = props
  const message = useMessage()
  const { sent, fields, form } = useContactForm(props)
  return (
    <WriteFormView
      form={form}
      prefix={prefix}
      fields={fields}
      title={title}
      header={<FormHeading>{title}</FormHeading>}
    >
      <CodeButtons
        sent={sent}
        send={message(sent ? 'web.member.account.code.give' : 'web.member.account.code.ask')}
        busy={form.busy}
      />
      <div>
        <Button tone="secondary" onClick={onCancel}>
          {message('web.member.profile.cancel')}
        </Button>
      </div>
    </WriteFormView>
  )
}
