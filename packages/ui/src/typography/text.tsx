import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './typography.css.ts'

/** Props of {@link Text}. */
export interface TextProps {
  /** Default: p. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | undefined
  size?: keyof typeof styles.textSize | undefined
  /** Default: inherited, so that it is readable on any background. */
  tone?: keyof typeof styles.textTone | undefined
  /** Limits lines to a readable length. */
  measure?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/** Running text on the type scale. */
export const Text = ({
  as: Tag = 'p',
  size = 'body',
  tone = 'inherit',
  measure = false,
  id,
  children,
}: TextProps): ReactElement => (
  <Tag id={id} className={classes(styles.textSize[size], styles.textTone[tone], measure && styles.measure)}>
    {children}
  </Tag>
)
