import type { ReactElement } from 'react'
import { Field } from '../field/field.tsx'
import type { CalendarProps } from './calendar-props.ts'

/** The native date field, which supports the first and the last day but no unavailable days between them. */
export const PlainDate = ({ name, value, least, most, label, hint, error, id }: CalendarProps): ReactElement => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(control) => <input {...control} type="date" name={name} defaultValue={value} min={least} max={most} />}
  </Field>
)
