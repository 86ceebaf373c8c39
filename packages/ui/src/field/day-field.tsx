import type { ReactElement } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** Props of {@link DayField}. */
export interface DayFieldProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  /** The initial value, `YYYY-MM-DD`. */
  value?: string | undefined
  /** The first day that can be chosen. */
  min?: string | undefined
  /** The last day that can be chosen. */
  max?: string | undefined
}

/** A recent day that is looked up in a calendar: the platform's own. For a birthday use DateField. */
export const DayField = ({ name, value, min, max, ...field }: DayFieldProps): ReactElement => (
  <Field {...field}>
    {(control) => <input {...control} type="date" name={name} defaultValue={value} min={min} max={max} />}
  </Field>
)
