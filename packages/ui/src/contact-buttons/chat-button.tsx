import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { whatsappHref } from '../lib/phone.ts'
import { useMessage } from '../messages/use-message.ts'

/** A WhatsApp chat that the visitor can start. */
export interface Chat {
  /** In any notation; without a usable number there is no button. */
  number: string | undefined
  /** The prefilled message; the visitor sees and sends it. */
  text?: string | undefined
}

interface ChatButtonProps extends Chat {
  /** The accessible name; must contain the visible word WhatsApp. */
  label: string
  /** Icon only, beside another button. */
  short?: boolean | undefined
}

/** Opens WhatsApp with a prefilled message. */
export const ChatButton = ({ number = '', text, label, short = false }: ChatButtonProps): ReactElement | null => {
  const message = useMessage()
  const address = whatsappHref(number)
  if (!address) return null
  return (
    <LinkButton
      tone="secondary"
      size={short ? 'icon' : 'compact'}
      icon="whatsapp"
      href={text ? `${address}?text=${encodeURIComponent(text)}` : address}
      aria-label={label}
      title={short ? label : undefined}
    >
      {!short && message('ui.contact.whatsapp')}
    </LinkButton>
  )
}
