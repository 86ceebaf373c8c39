import { parseDate } from '@internationalized/date'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { AriaLocale } from '../aria/aria-locale.tsx'
import { buttonClass } from '../button/button.tsx'
import { label as labelStyle, root } from '../field/field.css.ts'
import { describedBy, Field, FieldNotes } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { isDate } from '../lib/format.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import type { CalendarProps } from './calendar-props.ts'
import * as styles from './calendar.css.ts'

/** A day that has to be picked from a calendar, such as the day of an appointment. A native date field until script runs. */
export const Calendar = (props: CalendarProps): ReactElement => {
  if (!useHydrated()) return <PlainDate {...props} />
  return (
    <AriaLocale>
      <Live {...props} />
    </AriaLocale>
  )
}

/** The native date field, which supports the first and the last day but no unavailable days between them. */
const PlainDate = ({ name, value, least, most, label, hint, error, id }: CalendarProps): ReactElement => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(control) => <input {...control} type="date" name={name} defaultValue={value} min={least} max={most} />}
  </Field>
)

const read = (date: string | undefined) => (date && isDate(date) ? parseDate(date) : undefined)

const Live = ({
  label,
  hint,
  error,
  id: given,
  name,
  value,
  onChange,
  least,
  most,
  isUnavailable,
}: CalendarProps): ReactElement => {
  const own = useId()
  const id = given ?? own
  const notes = describedBy(id, hint, error)
  const [first, last] = [read(least), read(most)]
  return (
    <div className={root}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
      <input type="hidden" name={name} value={value ?? ''} />
      <AriaCalendar
        id={id}
        className={styles.calendar}
        value={read(value) ?? null}
        {...(first ? { minValue: first } : {})}
        {...(last ? { maxValue: last } : {})}
        isInvalid={Boolean(error)}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        onChange={(date) => onChange?.(date.toString())}
        aria-labelledby={`${id}-label`}
        {...(notes ? { 'aria-describedby': notes } : {})}
      >
        <div className={styles.head}>
          <Button slot="previous" className={arrow}>
            <Icon name="chevronLeft" />
          </Button>
          <Heading level={3} className={styles.month} />
          <Button slot="next" className={arrow}>
            <Icon name="chevronRight" />
          </Button>
        </div>
        <CalendarGrid className={styles.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </div>
  )
}

const arrow = buttonClass({ tone: 'quiet', size: 'icon' })
