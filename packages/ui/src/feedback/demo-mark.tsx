import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './notice.css.ts'

/** Marks the content as fictitious, so that nobody takes it for medical data. A press shows an explanation. For demonstrations only. */
export const DemoMark = (): ReactElement => {
  const message = useMessage()
  return (
    <details className={styles.demo}>
      <summary className={styles.demoLabel}>
        <Icon name="info" size="small" />
        {message('ui.demo.label')}
      </summary>
      <p className={styles.demoText}>{message('ui.demo.explanation')}</p>
    </details>
  )
}
