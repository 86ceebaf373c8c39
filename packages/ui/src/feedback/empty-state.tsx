import type { ReactElement, ReactNode } from 'react'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { ground } from '../kawung/kawung.css.ts'
import { classes } from '../lib/classes.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What is not there, such as "Belum ada janji temu". */
  title: string
  /** Why, or what fills it. */
  message?: string | undefined
  /** The one thing to do next: a LinkButton or a Button. */
  action?: ReactNode
}

/** Stands where a list has nothing in it and nothing went wrong. */
export function EmptyState({ title, message, action }: EmptyStateProps): ReactElement {
  return (
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
}
