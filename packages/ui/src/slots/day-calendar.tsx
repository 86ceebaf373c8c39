import type { ReactElement } from 'react'
import { formatDate } from '../lib/format.ts'
import { regions, useLocale } from '../lib/locale.ts'
import type { Locale } from '../lib/locale.ts'
import { Anchor } from '../link/link-context.tsx'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import { calendarWeeks } from './calendar-weeks.ts'
import * as styles from './day-calendar.css.ts'

/** A day of a calendar with a link or a state. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string
  /** The address that chooses the day; omitted for a day that cannot be chosen. */
  href?: string | undefined
  /** Why the day cannot be chosen, in a word: "Penuh", "Cuti". */
  state?: string | undefined
}

/** Props of {@link DayCalendar}. */
export interface DayCalendarProps {
  /** The subject of the calendar; the accessible name. */
  label: string
  /** In order of time. The calendar shows the days between them without a link. */
  days: readonly CalendarDay[]
  /** The day that is already chosen, `YYYY-MM-DD`. */
  chosen?: string | undefined
}

const dayNumber = (date: string): string => String(Number(date.slice(-2)))

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs more than all of its output on a page. */
const formatted = (date: string, locale: Locale, part: 'weekday' | 'month'): string => {
  const key = `${locale} ${part}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(regions[locale], { [part]: 'short', timeZone: 'UTC' })
  formatters.set(key, made)
  return made.format(new Date(`${date}T00:00:00Z`))
}

/** Days to choose from, in whole weeks. Each day that can be chosen is a link, so it works with the keyboard and without script. */
export const DayCalendar = ({ label, days, chosen }: DayCalendarProps): ReactElement => {
  const locale = useLocale()
  const weeks = calendarWeeks(days[0]?.date ?? '', days.at(-1)?.date ?? '')
  const known = new Map(days.map((day) => [day.date, day]))
  const firstDay = weeks[0]?.[0]
  return (
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" className={styles.weekday}>
              {formatted(date, locale, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className={styles.cell}>
                {(date === firstDay || date.endsWith('-01')) && (
                  <span className={styles.note}>{formatted(date, locale, 'month')}</span>
                )}
                <Day date={date} day={known.get(date)} isChosen={date === chosen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Day = ({
  date,
  day,
  isChosen,
}: {
  readonly date: string
  readonly day: CalendarDay | undefined
  readonly isChosen: boolean
}): ReactElement => {
  const locale = useLocale()
  if (day?.href !== undefined)
    return (
      <Anchor
        href={day.href}
        className={styles.free}
        aria-label={formatDate(date, locale, 'weekday')}
        aria-current={isChosen ? 'date' : undefined}
      >
        {dayNumber(date)}
      </Anchor>
    )
  return (
    <span className={styles.closed}>
      {dayNumber(date)}
      {day?.state !== undefined && <span className={styles.note}>{day.state}</span>}
    </span>
  )
}
