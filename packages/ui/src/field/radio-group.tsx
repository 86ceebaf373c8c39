import { useId } from 'react'
import type { ReactElement } from 'react'
import { ChoiceBox } from './choice.tsx'
import type { ChoicesProps } from './choice.tsx'
import * as styles from './fieldset.css.ts'
import { Fieldset } from './fieldset.tsx'

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends ChoicesProps {
  /** The initial choice. Default: none, so that no answer is sent that was not given. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Short answers, such as times, beside each other. Default: one below the other. */
  columns?: boolean | undefined
}

/** One choice from a short list. For more than about seven use SelectField. */
export const RadioGroup = ({
  name,
  options,
  value,
  onChange,
  columns = false,
  ...field
}: RadioGroupProps): ReactElement => {
  const own = useId()
  const id = field.id ?? own
  return (
    <Fieldset {...field} id={`${id}-group`}>
      <div className={columns ? styles.columns : undefined}>
        {options.map((option, index) => (
          <ChoiceBox
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
