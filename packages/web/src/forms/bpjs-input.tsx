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
 * Types a BPJS number. It is stored in no draft: drafts have neither fields without a name nor hidden ones, and the number of one person
 * of the family must not be restored for another.
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
