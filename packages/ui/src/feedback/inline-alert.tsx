import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './inline-alert.css.ts'

/** The kind of message; the text must convey it too. */
export type AlertTone = 'info' | 'good' | 'warning' | 'danger'

/** The icon of each kind. */
export const toneIcon: Record<AlertTone, IconName> = {
  info: 'info',
  good: 'check',
  warning: 'warning',
  danger: 'warning',
}

const toneWord: Record<AlertTone, UiMessageId> = {
  info: 'ui.alert.info',
  good: 'ui.alert.good',
  warning: 'ui.alert.warning',
  danger: 'ui.alert.danger',
}

/** Props of {@link InlineAlert}. */
export interface InlineAlertProps {
  tone?: AlertTone | undefined
  /** A line above the text. */
  title?: string | undefined
  /** Whether the message appeared after the page loaded. It is then announced: assertively if it is a danger, otherwise politely. */
  live?: boolean | undefined
  /**
   * Whether a word for the tone stands before the text, as for the outcome of an action. A medical finding is neither an error nor a
   * success. Default: true.
   */
  toneNamed?: boolean | undefined
  children: ReactNode
}

/** A persistent message beside the content that it concerns. */
export const InlineAlert = ({
  tone = 'info',
  title,
  live = false,
  toneNamed = true,
  children,
}: InlineAlertProps): ReactElement => {
  const message = useMessage()
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes(styles.root, styles.tone[tone])}
    >
      <span className={styles.mark}>
        <Icon name={toneIcon[tone]} />
      </span>
      <div className={styles.words}>
        {toneNamed && <VisuallyHidden>{`${message(toneWord[tone])}: `}</VisuallyHidden>}
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
