import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import * as styles from './results.css.ts'
import type { ResultFlag } from './types.ts'

const signs: Record<ResultFlag, IconName> = {
  normal: 'check',
  low: 'chevronDown',
  high: 'chevronUp',
  abnormal: 'info',
  critical: 'warning',
}

const words: Record<ResultFlag, UiMessageId> = {
  normal: 'ui.result.flag.normal',
  low: 'ui.result.flag.low',
  high: 'ui.result.flag.high',
  abnormal: 'ui.result.flag.abnormal',
  critical: 'ui.result.flag.critical',
}

/** The position of a value against its range, as a sign and in words. */
export const FlagMark = ({ flag }: { flag: ResultFlag }): ReactElement => {
  const message = useMessage()
  return (
    <span className={classes(styles.flag, styles.flagTone[flag])}>
      <Icon name={signs[flag]} size="small" />
      <span>{message(words[flag])}</span>
    </span>
  )
}
