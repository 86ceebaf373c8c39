import type { ReactElement, ReactNode } from 'react'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { ground } from '../kawung/kawung.css.ts'
import { classes } from '../lib/classes.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is missing, such as "Belum ada janji temu". */
  title: string
  /** Why, or how it gets filled. */
  message?: string | undefined
  /** The one thing to do next: a LinkButton or a Button. */
  action?: ReactNode
}

/** Shown for a list that is empty without an error. */
export const EmptyState = ({ title, message, action }: EmptyStateProps): ReactElement => (
  <div className={classes(styles.panel, ground)}>
    <div className={styles.words}>
      <KawungMark size="large" />
      <Text as="strong" size="lead">
        {title}
      </Text>
      {message && <Text tone="muted">{message}</Text>}
      {action}
    </div>
  </div>
)
