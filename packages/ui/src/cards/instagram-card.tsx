import type { ReactElement } from 'react'
import { lines } from '../card/card.css.ts'
import { Card } from '../card/card.tsx'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ImageSource, Localizable } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './instagram-card.css.ts'

/** Props of {@link InstagramCard}. */
export interface InstagramCardProps {
  /** The post on Instagram. */
  href: string
  image?: ImageSource | undefined
  caption?: Localizable | undefined
  /** Calendar date, `YYYY-MM-DD`. */
  published?: string | undefined
}

/** A post of the hospital's Instagram account, linked to Instagram. */
export const InstagramCard = ({ href, image, caption, published }: InstagramCardProps): ReactElement => {
  const message = useMessage()
  return (
    <Card
      as="article"
      pressable
      compact
      media={<Picture image={image && { ...image, alt: '' }} ratio="square" sizes="(min-width: 768px) 290px, 60vw" />}
    >
      <p className={styles.meta}>
        <Icon name="instagram" size="small" />
        <a href={href} rel="noopener" className={styles.link} data-stretch="">
          {message('ui.instagram.open')}
        </a>
      </p>
      {caption && (
        <div className={lines.three}>
          <Text size="caption">
            <LocalizedText value={caption} />
          </Text>
        </div>
      )}
      {published && (
        <Text size="caption" tone="muted">
          <CalendarDate date={published} />
        </Text>
      )}
    </Card>
  )
}
