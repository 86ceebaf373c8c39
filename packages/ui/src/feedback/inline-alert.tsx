import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './inline-alert.css.ts'

/** What kind of news it is; the words have to say it too. */
export type AlertTone = 'info' | 'good' | 'warning' | 'danger'

/** The drawing of each kind. */
export const toneIcon: Record<AlertTone, IconName> = { info: 'info', good: 'check', warning: 'warning', danger: 'warning' }

const toneWord: Record<AlertTone, UiMessageId> = { info: 'ui.alert.info', good: 'ui.alert.good', warning: 'ui.alert.warning', danger: 'ui.alert.danger' }

/** Props of {@link InlineAlert}. */
export interface InlineAlertProps {
  tone?: AlertTone | undefined
  /** A line above the text. */
  title?: string | undefined
  /** It came after the page did: read out at once where it is a danger, else when there is a pause. */
  live?: boolean | undefined
  children: ReactNode
}

/** News beside what it concerns: it stays until that changes. */
export function InlineAlert({ tone = 'info', title, live = false, children }: InlineAlertProps): ReactElement {
  const message = useMessage()
  return (
    <div role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined} className={classes(styles.root, styles.tone[tone])}>
      <span className={styles.mark}>
        <Icon name={toneIcon[tone]} />
      </span>
      <div className={styles.words}>
        <VisuallyHidden>{message(toneWord[tone])}: </VisuallyHidden>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
