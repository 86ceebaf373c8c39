import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './typography.css.ts'

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How large it looks; that of its level unless told. */
  size?: 1 | 2 | 3 | 4 | undefined
  id?: string | undefined
  children: ReactNode
}

/** A heading whose level and looks are chosen apart, so the outline never bends to the design. */
export function Heading({ level, size = level, id, children }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classes(styles.heading, styles.headingSize[size])}>
      {children}
    </Tag>
  )
}
