import { RadioGroup } from '@hospital/ui'
import type { FormField } from '../../../forms/fields.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { clientStatusWords } from './corporate.ts'

/** The field for whether a company or a user is active. `hint`: the consequences if not. */
export const stateField = (hint: MessageId): FormField => ({
  name: 'status',
  label: 'web.company.admin.status',
  control: (field, { message }) => (
    <RadioGroup
      {...field}
      hint={message(hint)}
      options={Object.entries(clientStatusWords).map(([value, word]) => ({ value, label: message(word) }))}
    />
  ),
})
