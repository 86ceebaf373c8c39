import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ChoiceBox } from './choice.tsx'
import type { ChoicesProps } from './choice.tsx'
import * as noteStyles from './field.css.ts'
import { FieldNotes } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends ChoicesProps {
  /** The initial choices. */
  values?: readonly string[] | undefined
}

/** Any number of choices from a short list. */
export const CheckboxGroup = ({ name, options, values = [], ...field }: CheckboxGroupProps): ReactElement => {
  const own = useId()
  const id = field.id ?? own
  return (
    <Fieldset {...field} id={`${id}-group`}>
      <div>
        {options.map((option, index) => (
          <ChoiceBox
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
export interface CheckboxProps extends Omit<FieldProps, 'optional' | 'label'> {
  label: ReactNode
  /** The name it is sent under. */
  name: string
  /** The value sent when it is ticked. Default: on. */
  value?: string | undefined
  checked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
}

/** A single yes, such as one consent. Never tick a consent in advance. */
export const Checkbox = ({
  label,
  hint,
  error,
  id: given,
  name,
  value = 'on',
  checked = false,
  onChange,
}: CheckboxProps): ReactElement => {
  const own = useId()
  const id = given ?? own
  return (
    <div className={noteStyles.root}>
      <FieldNotes id={id} hint={undefined} error={error} />
      <ChoiceBox
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
