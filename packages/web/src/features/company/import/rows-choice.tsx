import { SelectField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'

interface RowsChoiceProps {
  /** Which rows are shown where not all are. */
  readonly some: MessageId
  readonly isSome: boolean
  readonly onChange: (isSome: boolean) => void
}

/** Whether all rows of a file are shown, or some. */
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
