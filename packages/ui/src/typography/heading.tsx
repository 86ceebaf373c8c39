import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './typography.css.ts'

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The level in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** The visual size. Default: the size of its level. */
  size?: 1 | 2 | 3 | 4 | undefined
  id?: string | undefined
  children: ReactNode
}

/** A heading with independent level and size, so that the outline does not depend on the design. */
export const Heading = ({ level, size = level, id, children }: HeadingProps): ReactElement => {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classes(styles.heading, styles.headingSize[size])}>
      {children}
    </Tag>
  )
}
