import type { ReactElement, ReactNode } from 'react'
import { CardEyebrow, CardSnippet } from '../card/card-texts.tsx'
import { raised } from '../card/card.css.ts'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { ChatButton } from '../contact-buttons/chat-button.tsx'
import type { Chat } from '../contact-buttons/chat-button.tsx'
import { Fact } from '../facts/fact.tsx'
import { plainText } from '../lib/content.ts'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { formatDate, formatRupiah } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import { BesidePicture } from './beside-picture.tsx'
import * as styles from './package-card.css.ts'

/** Props of {@link PackageCard}. */
export interface PackageCardProps {
  name: Localizable
  href: string
  /** Whole rupiah. Default: the card says that the price is available on request. */
  price?: number | undefined
  /** Last day of validity, `YYYY-MM-DD`. */
  validUntil?: string | undefined
  category?: Localizable | undefined
  /** The contents as plain text, clamped to three lines; not on a phone. */
  snippet?: Localizable | undefined
  image?: ImageSource | undefined
  /** The WhatsApp chat for questions about it. */
  chat?: Chat | undefined
  /** A control at the end of the card, such as a box to tick. */
  children?: ReactNode
  level?: HeadingLevel | undefined
}

/** A health package with its price and validity. */
export const PackageCard = (props: PackageCardProps): ReactElement => {
  const { name, href, category, snippet, image, level } = props
  return (
    <Card as="article" pressable beside media={<BesidePicture image={image} />}>
      {category && <CardEyebrow text={category} />}
      <CardTitle level={level} href={href} title={name} />
      {snippet && <CardSnippet text={snippet} />}
      <PriceAndValidity {...props} />
    </Card>
  )
}

const PriceAndValidity = ({ name, price, validUntil, chat, children }: PackageCardProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <CardFoot>
      <div className={styles.foot}>
        <div className={styles.line}>
          <p className={styles.price}>
            {price === undefined ? (
              message('ui.package.priceOnRequest')
            ) : (
              <>
                <VisuallyHidden>{message('ui.package.price')} </VisuallyHidden>
                <span>{formatRupiah(price, locale)}</span>
              </>
            )}
          </p>
          {chat && (
            <ChatButton {...chat} label={message('ui.contact.whatsappAbout', { name: plainText(name) })} short />
          )}
        </div>
        {validUntil && (
          <Fact icon="calendar">{message('ui.package.validUntil', { date: formatDate(validUntil, locale) })}</Fact>
        )}
        {children && <div className={raised}>{children}</div>}
      </div>
    </CardFoot>
  )
}
