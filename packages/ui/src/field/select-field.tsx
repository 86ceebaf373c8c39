import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  options: readonly SelectOption[]
  /** The text of the empty choice, such as "Semua spesialis". Without it one option is always chosen. */
  any?: string | undefined
  /** The initial choice. Default: the empty choice. */
  value?: string | undefined
  /**
   * Called with the choice, for dependent content; the field works without it. `isBrowsed`: keys moved to the choice, and may move on to
   * another one. Enter in an open list chooses.
   */
  onChange?: ((value: string, isBrowsed: boolean) => void) | undefined
}

/** A labelled native select, which every phone shows in its familiar way. */
export const SelectField = ({ name, options, any, value, onChange, ...field }: SelectFieldProps): ReactElement => {
  const isBrowsing = useRef(false)
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          defaultValue={value}
          onKeyDown={({ key }) => {
            isBrowsing.current = key !== 'Enter'
          }}
          onPointerDown={() => {
            isBrowsing.current = false
          }}
          onChange={onChange && ((event) => onChange(event.currentTarget.value, isBrowsing.current))}
        >
          {any !== undefined && <option value="">{any}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
