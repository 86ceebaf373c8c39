import type { ReactElement } from 'react'
import { Card } from '../card/card.tsx'
import { Fact } from '../facts/fact.tsx'
import { Moment } from '../facts/moment.tsx'
import { Tag } from '../facts/tag.tsx'
import { Icon } from '../icon/icon.tsx'
import { Inline } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { ResultStatusTag } from './result-status.tsx'
import * as styles from './results.css.ts'
import { verdictIcons } from './types.ts'
import type { ResultStatus, Verdict } from './types.ts'

/** Props of {@link ResultCard}. */
export interface ResultCardProps {
  /** The name of the examination. */
  title: Localizable
  /** Such as "Laboratorium". */
  kind: string
  verdict: Verdict
  /** An addition to the verdict, such as what came after a critical value. Default: nothing. */
  detail?: string | undefined
  status: ResultStatus
  hospital: string
  /** `YYYY-MM-DD` or an instant with its offset. Default: not recorded. */
  at?: string | undefined
  /** A mark of this result, such as that it is new. Default: nothing. */
  mark?: string | undefined
  /** Default: 2. */
  level?: HeadingLevel | undefined
  /** Shows the result. It is a button, since a result has no address. */
  onOpen: () => void
  /** Identifies the button, so that focus can come back to it. */
  id: string
}

/** A result in a list: its title, its meaning, then place and time. */
export const ResultCard = (props: ResultCardProps): ReactElement => {
  const { title, kind, verdict, detail, status, hospital, at, mark, level = 2, onOpen, id } = props
  return (
    <Card as="article" pressable compact>
      <Inline justify="between">
        <Inline gap="xs">
          <Text as="span" size="caption" tone="muted">
            {kind}
          </Text>
          {mark !== undefined && <Tag tone="good">{mark}</Tag>}
        </Inline>
        <ResultStatusTag status={status} />
      </Inline>
      <Heading level={level} size={4}>
        <button type="button" id={id} className={styles.open} onClick={onOpen}>
          <LocalizedText value={title} />
        </button>
      </Heading>
      <p className={classes(styles.verdict, styles.verdictTone[verdict.tone])}>
        <Icon name={verdictIcons[verdict.tone]} />
        <span>{verdict.text}</span>
      </p>
      {detail && <Text size="caption">{detail}</Text>}
      <Fact icon="building">{hospital}</Fact>
      {at !== undefined && (
        <Fact icon="calendar">
          <Moment at={at} />
        </Fact>
      )}
    </Card>
  )
}
