import { createContactMessageConstraints } from '@hospital/sdk/constraints'
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import { entryField } from '../../forms/entry-field.ts'
import { formFields } from '../../forms/fields.ts'
import type { FormField } from '../../forms/fields.ts'
import { emailField, phoneField } from '../../forms/phone-and-email.ts'

const contract = createContactMessageConstraints

/**
 * The fields of the sender, and of the hospital to write to. `recipients`: the hospitals to choose from; without any, the message is for
 * the whole group.
 */
export const senderFields = (recipients: readonly SelectOption[] = []): readonly FormField[] =>
  formFields(contract, [
    {
      name: 'nama',
      label: 'web.form.name',
      words: { missing: 'web.form.name.missing' },
      control: (field) => <TextField {...field} autoComplete="name" />,
    },
    { ...emailField, control: (field) => <EmailField {...field} /> },
    { ...phoneField('no_telp', 'web.form.phone'), control: (field) => <PhoneField {...field} optional /> },
    {
      ...entryField,
      name: 'rumah_sakit',
      label: 'web.contact.recipient',
      ...(recipients.length > 0 && {
        control: (field, { message }) => (
          <SelectField {...field} options={recipients} any={message('web.contact.anyRecipient')} optional />
        ),
      }),
    },
  ])

/** The fields of the message. */
export const messageFields: readonly FormField[] = formFields(contract, [
  { name: 'subjek', label: 'web.contact.subject', control: (field) => <TextField {...field} optional /> },
  {
    name: 'pesan',
    label: 'web.contact.message',
    words: { missing: 'web.form.message.missing' },
    control: (field) => <TextArea {...field} limit={contract.pesan.maxLength} />,
  },
])

/** The fields of the contact form, for the check and the request. Contract: operation `createContactMessage`. */
export const contactFields: readonly FormField[] = [...senderFields(), ...messageFields]
