import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './description-list.css.ts'

/** A name and what is known under it. */
export interface Description {
  term: string
  /** A dash stands for what is not known. */
  details?: ReactNode
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  items: readonly Description[]
  /** For a summary of short values above what matters more: side by side on phones too, with less space. */
  compact?: boolean | undefined
}

/** Names and values of one thing, such as a patient's data. For several things of a kind use DataTable. */
export function DescriptionList({ items, compact = false }: DescriptionListProps): ReactElement {
  const message = useMessage()
  return (
    <dl className={styles.root}>
      {items.map(({ term, details }) => (
        <div key={term} className={classes(styles.pair, compact && styles.compact)}>
          <dt className={styles.term}>{term}</dt>
          <dd>{details ?? <span aria-label={message('ui.unknown')} role="img">–</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
