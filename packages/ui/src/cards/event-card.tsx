import type { ReactElement } from 'react'
import { CardSnippet } from '../card/card-texts.tsx'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { Fact } from '../facts/fact.tsx'
import { Moment } from '../facts/moment.tsx'
import { Tag } from '../facts/tag.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'

/** Props of {@link EventCard}. */
export interface EventCardProps {
  title: Localizable
  href: string
  /** When it begins: a day `YYYY-MM-DD`, or an instant with its offset. */
  at: string
  /** Whether the event is over. The page decides, since only it knows today's date. */
  past?: boolean | undefined
  place?: Localizable | undefined
  /** Plain text, clamped to three lines. */
  snippet?: Localizable | undefined
  image?: ImageSource | undefined
  level?: HeadingLevel | undefined
}

/** An event or a community meeting: what, when and where. */
export const EventCard = ({
  title,
  href,
  at,
  past = false,
  place,
  snippet,
  image,
  level,
}: EventCardProps): ReactElement => {
  const message = useMessage()
  return (
    <Card
      as="article"
      pressable
      beside
      media={
        <Picture image={image} ratio="besideOrWide" sizes="(min-width: 768px) 400px, (min-width: 576px) 50vw, 33vw" />
      }
    >
      <Tag tone={past ? 'plain' : 'good'}>{message(past ? 'ui.event.past' : 'ui.event.upcoming')}</Tag>
      <CardTitle level={level} href={href} title={title} />
      {snippet && <CardSnippet text={snippet} />}
      <CardFoot>
        <Fact icon="calendar">
          <Moment at={at} />
        </Fact>
        {place && (
          <Fact icon="location">
            <LocalizedText value={place} />
          </Fact>
        )}
      </CardFoot>
    </Card>
  )
}
