import { normalizeAnyPhone, normalizePhone } from '@hospital/sdk'
import type { MessageId } from '../i18n/use-message.ts'
import type { FormField } from './fields.ts'

/** A telephone number in the contracts' notation, from any notation; other texts unchanged. */
export const phoneNumber = (text: string): string => normalizePhone(text) ?? text

/** A field for a telephone number, with the contract's name. `wrong`: the message for an invalid number. */
export const phoneField = (name: string, label: MessageId, wrong: MessageId = 'web.form.phone.wrong'): FormField => ({
  name,
  label,
  clean: phoneNumber,
  check: ({ [name]: text = '' }) => text !== '' && normalizePhone(text) === undefined && wrong,
  words: { missing: 'web.form.phone.missing' },
})

/** A field for a person's own number, which may be from another country. */
export const ownPhoneField = (name: string, label: MessageId): FormField => ({
  ...phoneField(name, label),
  clean: (text) => normalizeAnyPhone(text) ?? text,
  check: ({ [name]: text = '' }) => text !== '' && normalizeAnyPhone(text) === undefined && 'web.form.phone.ownWrong',
})

/** An e-mail address. */
export const emailField: FormField = {
  name: 'email',
  label: 'web.form.email',
  words: { missing: 'web.form.email.missing', wrong: 'web.form.email.wrong' },
}
