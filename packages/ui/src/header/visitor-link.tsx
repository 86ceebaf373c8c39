import type { ReactElement } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { accountsOnly, visitorName } from '../visitor/visitor.css.ts'
import * as styles from './menu.css.ts'

/** In the place of the account's menu until that is known, and of its size: the visitor's name, which leads to their account. */
export function VisitorLink({ href }: { href: string }): ReactElement {
  const message = useMessage()
  return (
    <Anchor href={href} className={classes(styles.entry, accountsOnly)} aria-label={message('ui.header.account')}>
      <Avatar />
      <span className={classes(styles.name, visitorName)} />
      <span className={styles.chevron}>
        <Icon name="chevronDown" size="small" />
      </span>
    </Anchor>
  )
}
