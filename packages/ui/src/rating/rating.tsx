import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './rating.css.ts'

const highest = 5

/** A rating of 0 to 5 as text, with a star for every full point. Values out of range are clamped. */
export const Rating = ({ value }: { value: number }): ReactElement => {
  const message = useMessage()
  const rating = Math.min(highest, Math.max(0, value))
  return (
    <p className={styles.root}>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: highest }, (_, index) => (
          <span key={index} className={index < Math.floor(rating) ? styles.full : styles.empty}>
            <Icon name="star" size="small" />
          </span>
        ))}
      </span>
      <span>{message('ui.rating', { rating, highest })}</span>
    </p>
  )
}
