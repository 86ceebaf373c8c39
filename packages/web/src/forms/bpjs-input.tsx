import { NikField } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { BoundField } from './use-field.ts'

interface BpjsInputProps {
  readonly field: BoundField
  readonly onNumber?: (typed: string) => void
  readonly optional?: boolean
}

/**
 * An input for a BPJS number. No draft stores it: drafts leave out fields without a name and hidden fields, and the number of one family
 * member must not be restored for another.
 */
export const BpjsInput = ({ field, onNumber, optional = false }: BpjsInputProps): ReactElement => {
  const { name, value = '', ...shown } = field
  const message = useMessage()
  const [typed, setTyped] = useState(value)
  return (
    <div>
      <NikField
        {...shown}
        name=""
        value={value}
        hint={message('web.bpjs.hint')}
        optional={optional}
        onChange={(text) => {
          setTyped(text)
          onNumber?.(text)
        }}
      />
      <input type="hidden" name={name} value={typed} />
    </div>
  )
}
