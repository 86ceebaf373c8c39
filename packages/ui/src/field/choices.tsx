import { useId } from 'react'
import type { InputHTMLAttributes, ReactElement } from 'react'
import * as noteStyles from './field.css.ts'
import { describedBy, FieldNotes } from './field.tsx'
import type { FieldProps } from './field.tsx'
import * as styles from './fieldset.css.ts'
import { Fieldset } from './fieldset.tsx'

/** One of several answers. */
export interface Choice {
  value: string
  label: string
  hint?: string | undefined
  /** It cannot be chosen now; the hint should say why. */
  disabled?: boolean | undefined
}

interface ChoicesProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  options: readonly Choice[]
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends ChoicesProps {
  /** The initial choice. Default: none, so that no answer is sent that was not given. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** One choice of a few. For more than about seven use SelectField. */
export function RadioGroup({ name, options, value, onChange, ...field }: RadioGroupProps): ReactElement {
  const own = useId()
  const id = field.id ?? own
  return (
    <Fieldset {...field} id={`${id}-group`}>
      <div>
        {options.map((option, index) => (
          <Box
            key={option.value}
            {...option}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            invalid={Boolean(field.error)}
            defaultChecked={option.value === value}
            onChange={onChange && (() => onChange(option.value))}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends ChoicesProps {
  /** Chosen at first. */
  values?: readonly string[] | undefined
}

/** Any number of choices of a few. */
export function CheckboxGroup({ name, options, values = [], ...field }: CheckboxGroupProps): ReactElement {
  const own = useId()
  const id = field.id ?? own
  return (
    <Fieldset {...field} id={`${id}-group`}>
      <div>
        {options.map((option, index) => (
          <Box
            key={option.value}
            {...option}
            type="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            invalid={Boolean(field.error)}
            defaultChecked={values.includes(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<FieldProps, 'optional'> {
  /** The name it is sent under. */
  name: string
  /** The value sent when it is ticked. Default: on. */
  value?: string | undefined
  checked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
}

/** A single yes, such as one consent. Never tick a consent in advance. */
export function Checkbox({
  label,
  hint,
  error,
  id: given,
  name,
  value = 'on',
  checked = false,
  onChange,
}: CheckboxProps): ReactElement {
  const own = useId()
  const id = given ?? own
  return (
    <div className={noteStyles.root}>
      <FieldNotes id={id} hint={undefined} error={error} />
      <Box
        type="checkbox"
        id={id}
        name={name}
        value={value}
        label={label}
        hint={hint}
        invalid={Boolean(error)}
        error={error}
        defaultChecked={checked}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
    </div>
  )
}

interface BoxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'>, Pick<Choice, 'label' | 'hint'> {
  type: 'radio' | 'checkbox'
  id: string
  invalid: boolean
  error?: string | undefined
}

function Box({ id, label, hint, invalid, error, ...input }: BoxProps): ReactElement {
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        {...input}
        id={id}
        className={styles.box}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(id, hint, error)}
        aria-labelledby={`${id}-label`}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={noteStyles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
