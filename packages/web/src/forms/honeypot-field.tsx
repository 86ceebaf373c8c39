import { VisuallyHidden } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { honeypotName } from './honeypot.ts'

/**
 * A field that is out of sight and out of the keyboard's reach, so only robots fill it in. Its label tells a person who does reach it to
 * leave it empty.
 */
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
