import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react'
import type { Localizable } from '../lib/content.ts'
import * as noteStyles from './field.css.ts'
import { describedBy } from './field.tsx'
import type { FieldProps } from './field.tsx'
import * as styles from './fieldset.css.ts'

/** One of several answers. */
export interface Choice {
  value: string
  label: string
  hint?: string | undefined
  /** Whether the answer cannot be chosen now; the hint should say why. */
  disabled?: boolean | undefined
}

/** Props of a field with several answers. */
export interface ChoicesProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  options: readonly Choice[]
}

interface ChoiceBoxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'>, Pick<Choice, 'hint'> {
  label: ReactNode
  type: 'radio' | 'checkbox'
  id: string
  invalid: boolean
  error?: Localizable | undefined
}

/** One answer: its box, its words and its hint. */
export const ChoiceBox = ({ id, label, hint, invalid, error, ...input }: ChoiceBoxProps): ReactElement => (
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
