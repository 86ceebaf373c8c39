import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './description-list.css.ts'

/** A name and its value. */
export interface Description {
  term: string
  /** Default: a dash. */
  details?: ReactNode
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  items: readonly Description[]
  /** For a summary of short values: side by side on phones too, with less space. */
  compact?: boolean | undefined
}

/** Names and values of one object, such as a patient's data. For several objects use DataTable. */
export const DescriptionList = ({ items, compact = false }: DescriptionListProps): ReactElement => {
  const message = useMessage()
  return (
    <dl className={classes(styles.root, compact && styles.compactRoot)}>
      {items.map(({ term, details }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two terms may have one name, and hold no state
        <div key={place} className={classes(styles.pair, compact && styles.compactPair)}>
          <dt className={classes(styles.term, compact && styles.compactTerm)}>{term}</dt>
          <dd>
            {details ?? (
              <span aria-label={message('ui.unknown')} role="img">
                –
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
