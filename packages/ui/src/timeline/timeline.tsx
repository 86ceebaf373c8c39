import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Moment } from '../facts/moment.tsx'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './timeline.css.ts'

/** Something that happened, or will. */
export interface TimelineEvent {
  /** Tells events apart. */
  id: string
  /** `YYYY-MM-DD`, or an instant with its offset. */
  at: string
  title: Localizable
  text?: Localizable | undefined
  /** A calendar unless told. */
  icon?: IconName | undefined
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** In the order they are shown; the newest first, as a rule. */
  events: readonly TimelineEvent[]
  /** 3 unless told. */
  level?: HeadingLevel | undefined
}

/** What happened one after another, such as the visits of a patient. */
export function Timeline({ events, level = 3 }: TimelineProps): ReactElement {
  return (
    <ol role="list" className={styles.root}>
      {events.map(({ id, at, title, text, icon = 'calendar' }) => (
        <li key={id} className={styles.event}>
          <span className={styles.mark}>
            <Icon name={icon} size="small" />
          </span>
          <div className={styles.words}>
            <Text size="caption" tone="muted">
              <Moment at={at} />
            </Text>
            <Heading level={level} size={4}>
              <LocalizedText value={title} />
            </Heading>
            {text && (
              <Text tone="muted">
                <LocalizedText value={text} />
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
