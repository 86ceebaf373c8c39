import { SelectField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'

interface RowsChoiceProps {
  /** The label for showing only some rows; it says which. */
  readonly some: MessageId
  readonly isSome: boolean
  readonly onChange: (isSome: boolean) => void
}

/** The choice between all rows of a file and some of them. */
export const RowsChoice = ({ some, isSome, onChange }: RowsChoiceProps): ReactElement => {
  const message = useMessage()
  return (
    <SelectField
      name="tampilkan"
      label={message('web.company.import.show')}
      value={isSome ? 'some' : 'all'}
      options={[
        { value: 'all', label: message('web.company.import.show.all') },
        { value: 'some', label: message(some) },
      ]}
      onChange={(value) => onChange(value === 'some')}
    />
  )
}
