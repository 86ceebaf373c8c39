import type { ReactElement } from 'react'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './badge.css.ts'

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Shown as "99+" above 99; nothing at 0. */
  count: number
  /** The name of the counted things, for screen readers, such as "janji temu baru". */
  label: string
}

/** A small number beside what it counts. For a state in words use Tag. */
export const Badge = ({ count, label }: BadgeProps): ReactElement | null => {
  if (count <= 0) return null
  return (
    <span className={styles.root}>
      <span>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
