import { useId } from 'react'
import type { ReactElement } from 'react'
import type { SelectOption } from '../field/select-field.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './filter-bar.css.ts'

/** Props of {@link ToggleGroup}. */
export interface ToggleGroupProps {
  /** The switched things, such as "Kelompok hasil"; the accessible name. */
  label: string
  /** The field name of the values that are on. */
  name: string
  options: readonly SelectOption[]
  /** The values that are on. */
  on: readonly string[]
  onChange: (on: readonly string[]) => void
}

/** Toggles that show or hide groups immediately. In a form that is sent use CheckboxGroup. */
export const ToggleGroup = ({ label, name, options, on, onChange }: ToggleGroupProps): ReactElement => {
  const id = useId()
  const toggle = (value: string, checked: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? checked : on.includes(each))))
  return (
    <div role="group" aria-label={label} className={styles.active}>
      {options.map((option) => (
        <label key={option.value} className={styles.toggle} htmlFor={`${id}-${option.value}`}>
          <input
            id={`${id}-${option.value}`}
            className={styles.toggleInput}
            type="checkbox"
            name={name}
            value={option.value}
            checked={on.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span className={styles.tick}>
            <Icon name="check" size="small" />
          </span>
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
