import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { gaps } from '../theme/sprinkles.css.ts'
import * as styles from './layout.css.ts'

type Tag = 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'aside'

interface LayoutProps {
  /** Default: div. Lists keep their role although they show no bullets. */
  as?: Tag | undefined
  /** Space between the children. Default: md. */
  gap?: keyof typeof gaps | undefined
  align?: keyof typeof styles.align | undefined
  children: ReactNode
}

/** Children one below the other. */
export type StackProps = LayoutProps

/** Children side by side, wrapping if necessary. */
export interface InlineProps extends LayoutProps {
  justify?: keyof typeof styles.justify | undefined
}

/** Children in columns of equal width. */
export interface GridProps extends Omit<LayoutProps, 'align'> {
  /** Minimum width of a column. Default: normal. */
  columns?: keyof typeof styles.grid | undefined
}

// Without the role Safari stops announcing a list that has no bullets.
const listRole = (tag: Tag) => (tag === 'ul' || tag === 'ol' ? 'list' : undefined)

/** Stacks children vertically and owns the space between them; children have no margins. */
export const Stack = ({ as: Box = 'div', gap = 'md', align = 'stretch', children }: StackProps): ReactElement => (
  <Box role={listRole(Box)} className={classes(styles.stack, styles.align[align], gaps[gap])}>
    {children}
  </Box>
)

/** A line of buttons, labels or facts. */
export const Inline = (props: InlineProps): ReactElement => {
  const { as: Box = 'div', gap = 'md', align = 'center', justify = 'start', children } = props
  return (
    <Box
      role={listRole(Box)}
      className={classes(styles.inline, styles.align[align], styles.justify[justify], gaps[gap])}
    >
      {children}
    </Box>
  )
}

/** Cards in as many columns as fit. */
export const Grid = ({ as: Box = 'div', gap = 'lg', columns = 'normal', children }: GridProps): ReactElement => (
  <Box role={listRole(Box)} className={classes(styles.grid[columns], gaps[gap])}>
    {children}
  </Box>
)

/** Content at its maximum width, centred, with the page's gutter on both sides. */
export const Container = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={styles.container}>{children}</div>
)
