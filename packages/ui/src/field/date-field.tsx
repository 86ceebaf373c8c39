import { useId } from 'react'
import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import { splitDate } from '../lib/identity.ts'
import type { DateParts } from '../lib/identity.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import * as styles from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldProps {
  /** Sent as `name-day`, `name-month` and `name-year`. */
  name: string
  /** The initial value: `YYYY-MM-DD`, or the typed parts of an invalid date. */
  value?: string | Partial<DateParts> | undefined
  /** The person's own date of birth, which the browser can autofill. */
  birthday?: boolean | undefined
}

const parts: readonly { part: keyof DateParts; text: UiMessageId }[] = [
  { part: 'day', text: 'ui.date.day' },
  { part: 'month', text: 'ui.date.month' },
  { part: 'year', text: 'ui.date.year' },
]

/** A date that people know, such as a birthday. To pick one of a few free days use Calendar. */
export const DateField = ({ name, value, birthday = false, ...field }: DateFieldProps): ReactElement => {
  const own = useId()
  const id = field.id ?? own
  const message = useMessage()
  const known: Partial<DateParts> = typeof value === 'object' ? value : splitDate(value)
  return (
    <Fieldset {...field} hint={field.hint ?? message('ui.date.hint')} id={`${id}-group`}>
      <div className={styles.parts}>
        {parts.map(({ part, text }, index) => {
          const partId = index === 0 ? id : `${id}-${part}`
          return (
            <div key={part} className={classes(styles.root, part === 'year' ? styles.partYear : styles.part)}>
              <label htmlFor={partId} className={styles.label}>
                {message(text)}
              </label>
              <input
                id={partId}
                className={styles.control}
                name={`${name}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete={birthday ? `bday-${part}` : 'off'}
                defaultValue={known[part]}
                aria-invalid={field.error ? true : undefined}
              />
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
