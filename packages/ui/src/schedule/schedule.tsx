import type { ReactElement } from 'react'
import { practiceTags } from '../cards/doctor-card.tsx'
import type { PracticeState } from '../cards/doctor-card.tsx'
import { Tag } from '../facts/tag.tsx'
import { classes } from '../lib/classes.ts'
import { formatHours } from '../lib/format-time.ts'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './schedule.css.ts'

/** One practice, in the hospital's time zone (WIB). */
export interface ScheduleSlot {
  /** `08:00` */
  from: string
  /** Omitted if the practice lasts until the last patient has been seen. */
  to?: string | undefined
  /** Such as a hospital or a room. */
  place?: string | undefined
  /** Shown below the hours, such as "Kuota penuh". */
  note?: string | undefined
  /** The page to book this slot; omitted if it cannot be booked. */
  href?: string | undefined
}

/** One day of the week. */
export interface ScheduleDay {
  /** "Senin" */
  name: string
  /** `YYYY-MM-DD` */
  date?: string | undefined
  slots: readonly ScheduleSlot[]
}

/** Props of {@link Schedule}. */
export interface ScheduleProps {
  /** The owner of the schedule; the accessible name. */
  label: string
  days: readonly ScheduleDay[]
  /** The index of today among the days, and today's state. */
  today?: { index: number; state: PracticeState } | undefined
}

/** A doctor's days of practice, a row for each. All times are WIB. */
export const Schedule = ({ label, days, today }: ScheduleProps): ReactElement => (
  <ol role="list" aria-label={label} className={styles.root}>
    {days.map((day, index) => (
      <Day key={day.name} day={day} today={today?.index === index ? today.state : undefined} />
    ))}
  </ol>
)

const Day = ({ day, today }: { day: ScheduleDay; today: PracticeState | undefined }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <li className={classes(styles.day, today && styles.today)} aria-current={today ? 'date' : undefined}>
      <div className={styles.head}>
        <Text as="strong">{day.name}</Text>
        {day.date && (
          <Text as="span" size="caption" tone="muted">
            <time dateTime={day.date}>{formatDate(day.date, locale)}</time>
          </Text>
        )}
      </div>
      <div className={styles.slots}>
        {today && <Tag tone={practiceTags[today].tone}>{message(practiceTags[today].text)}</Tag>}
        {day.slots.length === 0 && (
          <Text size="caption" tone="muted">
            {message('ui.schedule.none')}
          </Text>
        )}
        {day.slots.map((slot) => (
          <Slot key={`${slot.from} ${slot.place}`} slot={slot} day={day.name} />
        ))}
      </div>
    </li>
  )
}

const Slot = ({ slot, day }: { slot: ScheduleSlot; day: string }): ReactElement => {
  const message = useMessage()
  const hours = formatHours(slot.from, slot.to, useLocale())
  const content = (
    <>
      <span className={styles.hours}>{hours}</span>
      {slot.place && <span className={styles.place}>{slot.place}</span>}
      {slot.note && <span className={styles.place}>{slot.note}</span>}
    </>
  )
  if (!slot.href) return <div className={styles.slot}>{content}</div>
  return (
    <Anchor href={slot.href} className={styles.slot}>
      <VisuallyHidden>{message('ui.schedule.book', { day })}</VisuallyHidden>
      {content}
    </Anchor>
  )
}
