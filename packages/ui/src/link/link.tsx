import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { Anchor } from './link-context.tsx'
import type { AnchorProps } from './link-context.tsx'
import * as styles from './link.css.ts'

/** Props of {@link Link}. */
export interface LinkProps extends Omit<AnchorProps, 'className'> {
  /** `text` inside a sentence, `action` on its own line with an arrow, `onDeep` on dark backgrounds. */
  look?: keyof typeof styles.look | undefined
  children: ReactNode
}

/** A link. For an action on this page use Button. */
export const Link = ({ look = 'text', children, ...rest }: LinkProps): ReactElement => (
  <Anchor {...rest} className={classes(styles.root, styles.look[look])}>
    {children}
    {look === 'action' && <Icon name="arrowRight" size="small" />}
  </Anchor>
)
