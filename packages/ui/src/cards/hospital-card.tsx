import type { ReactElement } from 'react'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { ContactButtons } from '../contact-buttons/contact-buttons.tsx'
import { Fact } from '../facts/fact.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { telHref, whatsappHref } from '../lib/phone.ts'
import { Picture } from '../media/picture.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'

/** Props of {@link HospitalCard}. */
export interface HospitalCardProps {
  name: string
  href: string
  image?: ImageSource | undefined
  address?: string | undefined
  /** When calls are answered, as text, such as "Setiap hari, 24 jam". */
  hours?: Localizable | undefined
  /** In any notation; without a usable number there is no button. */
  phone?: string | undefined
  whatsapp?: string | undefined
  level?: HeadingLevel | undefined
}

/** One hospital of the group: where it is and how to reach it. */
export const HospitalCard = ({
  name,
  href,
  image,
  address,
  hours,
  phone = '',
  whatsapp = '',
  level,
}: HospitalCardProps): ReactElement => (
  <Card as="article" pressable media={<Picture image={image} ratio="wide" sizes="(min-width: 768px) 400px, 85vw" />}>
    <CardTitle level={level} href={href} title={name} />
    {address && <Fact icon="location">{address}</Fact>}
    {hours && (
      <Fact icon="clock">
        <LocalizedText value={hours} />
      </Fact>
    )}
    {(telHref(phone) ?? whatsappHref(whatsapp)) && (
      <CardFoot>
        <ContactButtons name={name} phone={phone} whatsapp={whatsapp} />
      </CardFoot>
    )}
  </Card>
)
