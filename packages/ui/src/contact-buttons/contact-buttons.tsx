import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Fact } from '../facts/fact.tsx'
import { Inline } from '../layout/layout.tsx'
import type { Localizable } from '../lib/content.ts'
import { telHref, whatsappHref } from '../lib/phone.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { ChatButton } from './chat-button.tsx'
import * as styles from './contact-buttons.css.ts'

/** Props of {@link ContactButtons}. */
export interface ContactButtonsProps {
  /** The person or hospital that answers; part of the buttons' accessible names. */
  name: string
  /** In any notation; without a usable number there is no button. */
  phone?: string | undefined
  whatsapp?: string | undefined
  /** The prefilled WhatsApp message; the visitor sees and sends it. */
  text?: string | undefined
  /** The service hours, as text. */
  hours?: Localizable | undefined
}

/** Buttons to call and to open WhatsApp with a prefilled message. Renders nothing without a number. */
export const ContactButtons = ({
  name,
  phone = '',
  whatsapp = '',
  text,
  hours,
}: ContactButtonsProps): ReactElement | null => {
  const message = useMessage()
  const tel = telHref(phone)
  if (!tel && !whatsappHref(whatsapp)) return null
  return (
    <div className={styles.root}>
      <Inline gap="xs">
        {tel && (
          <LinkButton
            tone="secondary"
            size="compact"
            icon="phone"
            href={tel}
            aria-label={message('ui.contact.callName', { name, phone })}
          >
            {message('ui.contact.call')}
          </LinkButton>
        )}
        <ChatButton number={whatsapp} text={text} label={message('ui.contact.whatsappName', { name })} />
      </Inline>
      {hours && (
        <Fact icon="clock">
          <LocalizedText value={hours} />
        </Fact>
      )}
    </div>
  )
}
