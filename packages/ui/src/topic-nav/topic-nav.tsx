import type { ReactElement } from 'react'
import type { LinkItem } from '../lib/content.ts'
import { Anchor } from '../link/link-context.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './topic-nav.css.ts'

/** Props of {@link TopicNav}. */
export interface TopicNavProps {
  /** The accessible name, such as "Topik artikel". */
  label: string
  topics: readonly LinkItem[]
  /** The URL of the current topic. */
  current?: string | undefined
}

/** Links to the parts of a collection, such as the topics of articles. */
export const TopicNav = ({ label, topics, current }: TopicNavProps): ReactElement | null => {
  if (topics.length === 0) return null
  return (
    <nav aria-label={label} data-print="hide">
      <ul role="list" className={styles.list}>
        {topics.map((topic) => (
          <li key={topic.href}>
            <Anchor
              href={topic.href}
              className={styles.topic}
              aria-current={topic.href === current ? 'page' : undefined}
            >
              <LocalizedText value={topic.label} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
