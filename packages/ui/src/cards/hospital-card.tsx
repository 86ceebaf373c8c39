import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { Fact } from '../facts/fact.tsx'
import { Inline } from '../layout/layout.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { telHref, whatsappHref } from '../lib/phone.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'

/** Props of {@link HospitalCard}. */
export interface HospitalCardProps {
  name: string
  href: string
  image?: ImageSource | undefined
  address?: string | undefined
  /** When calls are answered, in words, such as "Setiap hari, 24 jam". */
  hours?: Localizable | undefined
  /** However it is written; without a usable number there is no button. */
  phone?: string | undefined
  whatsapp?: string | undefined
  level?: HeadingLevel | undefined
}

/** One hospital of the group: where it is and how to reach it. */
export function HospitalCard({ name, href, image, address, hours, phone, whatsapp, level }: HospitalCardProps): ReactElement {
  return (
    <Card as="article" pressable media={<Picture image={image} ratio="wide" sizes="(min-width: 768px) 400px, 85vw" />}>
      <CardTitle level={level} href={href} title={name} />
      {address && <Fact icon="location">{address}</Fact>}
      {hours && (
        <Fact icon="clock">
          <LocalizedText value={hours} />
        </Fact>
      )}
      <Reach name={name} phone={phone} whatsapp={whatsapp} />
    </Card>
  )
}

interface ReachProps {
  name: string
  phone: string | undefined
  whatsapp: string | undefined
}

function Reach({ name, phone = '', whatsapp = '' }: ReachProps): ReactElement | null {
  const message = useMessage()
  const tel = telHref(phone)
  const chat = whatsappHref(whatsapp)
  if (!tel && !chat) return null
  return (
    <CardFoot>
      <Inline gap="xs">
        {tel && (
          <LinkButton tone="secondary" size="compact" icon="phone" href={tel} aria-label={message('ui.contact.callName', { name, phone })}>
            {message('ui.contact.call')}
          </LinkButton>
        )}
        {chat && (
          <LinkButton tone="secondary" size="compact" icon="whatsapp" href={chat} aria-label={message('ui.contact.whatsappName', { name })}>
            {message('ui.contact.whatsapp')}
          </LinkButton>
        )}
      </Inline>
    </CardFoot>
  )
}
