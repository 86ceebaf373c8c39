import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './tag.css.ts'

/** Props of {@link Tag}. */
export interface TagProps {
  /** Colour only supports the text. Default: plain. */
  tone?: keyof typeof styles.tone | undefined
  children: ReactNode
}

/** A state in a word or two. */
export const Tag = ({ tone = 'plain', children }: TagProps): ReactElement => (
  <span className={classes(styles.root, styles.tone[tone])}>{children}</span>
)
