import { VisuallyHidden } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { trapName } from './trap.ts'

/** A field out of sight and out of reach of the keyboard, which only robots fill in. Its label tells a person who reaches it to leave it empty. */
export const TrapField = (): ReactElement => {
  const message = useMessage()
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {message('web.form.trap')} <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
