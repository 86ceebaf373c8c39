import type { ReactElement } from 'react'
import { telHref, whatsappHref } from '../lib/phone.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { FooterLink } from './footer-link.tsx'
import { text } from './footer.css.ts'
import type { FooterContact } from './types.ts'

/** The address, and the phone, WhatsApp and e-mail links. */
export const Contact = ({ address, phone = '', whatsapp = '', email, hours }: FooterContact): ReactElement => {
  const tel = telHref(phone)
  const chat = whatsappHref(whatsapp)
  return (
    <address className={text}>
      {address && <p>{address}</p>}
      {tel && (
        <p>
          <FooterLink icon="phone" href={tel} label={phone} />
        </p>
      )}
      {chat && (
        <p>
          <FooterLink icon="whatsapp" href={chat} label={whatsapp} />
        </p>
      )}
      {email && (
        <p>
          <FooterLink icon="mail" href={`mailto:${email}`} label={email} />
        </p>
      )}
      {hours && (
        <p>
          <LocalizedText value={hours} />
        </p>
      )}
    </address>
  )
}
