import type { ReactElement } from 'react'
import { CardEyebrow, CardSnippet } from '../card/card-texts.tsx'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Fact } from '../facts/fact.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
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
      {category && <CardEyebrow text={category} />}
      <CardTitle level={level} href={href} title={title} />
      {snippet && <CardSnippet text={snippet} />}
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
