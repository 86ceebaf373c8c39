import type { ReactElement } from 'react'
import { Moment } from '../facts/moment.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './timeline.css.ts'

/** A past or future event. */
export interface TimelineEvent {
  /** Identifies the event. */
  id: string
  /** `YYYY-MM-DD`, or an instant with its offset. */
  at: string
  title: Localizable
  text?: Localizable | undefined
  /** Default: calendar. */
  icon?: IconName | undefined
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** In display order; usually the newest first. */
  events: readonly TimelineEvent[]
  /** Default: 3. */
  level?: HeadingLevel | undefined
}

/** Events in sequence, such as the visits of a patient. */
export const Timeline = ({ events, level = 3 }: TimelineProps): ReactElement => (
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
