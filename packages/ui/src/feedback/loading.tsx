import type { ReactElement } from 'react'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** The animated mark with "Memuat…", for a whole loading area, never over existing content. */
export const Loading = (): ReactElement => {
  const message = useMessage()
  return (
    <div role="status" className={styles.loading}>
      <KawungMark moving size="large" />
      <Text tone="muted">{message('ui.loading')}</Text>
    </div>
  )
}
