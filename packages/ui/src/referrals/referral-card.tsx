import type { ReactElement } from 'react'
import { Card, CardTitle } from '../card/card.tsx'
import { Fact } from '../facts/fact.tsx'
import { Moment } from '../facts/moment.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import { Inline } from '../layout/layout.tsx'
import type { HeadingLevel } from '../lib/content.ts'
import { Text } from '../typography/text.tsx'

/** Props of {@link ReferralCard}. */
export interface ReferralCardProps {
  /** The person who is referred. */
  name: string
  href: string
  status: { text: string; tone: TagProps['tone'] }
  /** The meaning of the status, in a sentence. */
  meaning: string
  hospital: string
  /** The time of the accident: an instant with its offset. */
  at: string
  /** Such as a severity and a number; the last line. */
  details: readonly string[]
  /** Default: 2. */
  level?: HeadingLevel | undefined
}

/** A referral in a list: the person, the status and its meaning, then place and time; numbers last. */
export const ReferralCard = (props: ReferralCardProps): ReactElement => {
  const { name, href, status, meaning, hospital, at, details, level = 2 } = props
  return (
    <Card as="article" pressable compact>
      <Inline justify="between" gap="sm">
        <CardTitle level={level} href={href} title={name} />
        <Tag tone={status.tone}>{status.text}</Tag>
      </Inline>
      <Text>{meaning}</Text>
      <Fact icon="calendar">
        <Moment at={at} />
      </Fact>
      <Fact icon="building">{hospital}</Fact>
      <Text size="caption" tone="muted">
        {details.join(' · ')}
      </Text>
    </Card>
  )
}
