import type { ReactElement } from 'react'
import { Anchor } from '../link/link-context.tsx'
import * as styles from './time-list.css.ts'

/** A time that can be chosen, or is full. */
export interface TimeSlot {
  /** Such as "09.30". */
  time: string
  /** Such as "3 tempat" or "Penuh". */
  note: string
  /** The address that chooses the time; omitted for a full one. */
  href?: string | undefined
}

/** Props of {@link TimeList}. */
export interface TimeListProps {
  slots: readonly TimeSlot[]
}

/** Times of a day, three in a row on a phone, each with the number of free places. */
export const TimeList = ({ slots }: TimeListProps): ReactElement => (
  <ul role="list" className={styles.root}>
    {slots.map(({ time, note, href }) => (
      <li key={time} className={styles.item}>
        {href === undefined ? (
          <span className={styles.full}>
            <span>{time}</span> <span className={styles.note}>{note}</span>
          </span>
        ) : (
          <Anchor href={href} className={styles.free}>
            <span>{time}</span> <span className={styles.note}>{note}</span>
          </Anchor>
        )}
      </li>
    ))}
  </ul>
)
