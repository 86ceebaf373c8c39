import { VisuallyHidden } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { honeypotName } from './honeypot.ts'

/** A field out of sight and out of reach of the keyboard, which only robots fill in. Its label tells a person who reaches it to leave it empty. */
export const HoneypotField = (): ReactElement => {
  const message = useMessage()
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {message('web.form.honeypot')} <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
