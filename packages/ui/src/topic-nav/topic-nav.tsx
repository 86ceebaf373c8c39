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

/** Pixels between the edge of the row and the current topic after scrolling. */
const rowPadding = 16

/** On a phone the current topic may be beyond the edge of the row. Only the row scrolls, and not the page. */
const showInRow = (item: HTMLElement | null): void => {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft - row.offsetLeft - rowPadding
}

/** Links to the parts of a collection, such as the topics of articles. */
export const TopicNav = ({ label, topics, current }: TopicNavProps): ReactElement | null => {
  if (topics.length === 0) return null
  return (
    <nav aria-label={label} data-print="hide">
      <ul role="list" className={styles.list}>
        {topics.map((topic) => (
          <li key={topic.href} ref={topic.href === current ? showInRow : undefined} className={styles.item}>
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
