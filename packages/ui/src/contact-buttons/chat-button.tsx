import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { whatsappHref } from '../lib/phone.ts'
import { useMessage } from '../messages/use-message.ts'

/** A WhatsApp conversation that a visitor may begin. */
export interface Chat {
  /** However it is written; without a usable number there is no button. */
  number: string | undefined
  /** What the conversation begins with; the visitor sees and sends it. */
  text?: string | undefined
}

interface ChatButtonProps extends Chat {
  /** Its accessible name; holds the word WhatsApp, which the button shows or stands for. */
  label: string
  /** Only the sign, where another button stands beside it. */
  short?: boolean | undefined
}

/** Opens WhatsApp with the first words written. */
export function ChatButton({ number = '', text, label, short = false }: ChatButtonProps): ReactElement | null {
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
