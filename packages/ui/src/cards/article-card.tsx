import type { ReactElement } from 'react'
import { beginning, eyebrow } from '../card/card.css.ts'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Fact } from '../facts/fact.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { BesidePicture } from './beside-picture.tsx'

/** Props of {@link ArticleCard}. */
export interface ArticleCardProps {
  title: Localizable
  href: string
  category?: Localizable | undefined
  /** Calendar date, `YYYY-MM-DD`. */
  published?: string | undefined
  /** Plain text, clamped to three lines. */
  snippet?: Localizable | undefined
  image?: ImageSource | undefined
  level?: HeadingLevel | undefined
}

/** An article, news item or event with its own page. */
export const ArticleCard = ({
  title,
  href,
  category,
  published,
  snippet,
  image,
  level,
}: ArticleCardProps): ReactElement => {
  return (
    <Card as="article" pressable beside media={<BesidePicture image={image} />}>
      {category && (
        <p className={eyebrow}>
          <LocalizedText value={category} />
        </p>
      )}
      <CardTitle level={level} href={href} title={title} />
      {snippet && (
        <div className={beginning}>
          <Text size="caption" tone="muted">
            <LocalizedText value={snippet} />
          </Text>
        </div>
      )}
      {published && (
        <CardFoot>
          <Fact icon="calendar">
            <CalendarDate date={published} />
          </Fact>
        </CardFoot>
      )}
    </Card>
  )
}
