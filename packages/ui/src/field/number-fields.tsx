import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './field.css.ts'
import { Field } from './field.tsx'
import type { TextControlProps } from './text-field.tsx'

/** Props of {@link NikField}. */
export interface NikFieldProps extends Omit<TextControlProps, 'label'> {
  /** Default: "NIK". */
  label?: string | undefined
}

/**
 * The 16 digits of an Indonesian identity card. Spaces are allowed, since people read the number in groups; the form sends them as typed.
 */
export const NikField = ({ label, hint, name, value, onChange, ...field }: NikFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <Field {...field} label={label ?? message('ui.nik.label')} hint={hint ?? message('ui.nik.hint')}>
      {(control) => (
        <input
          {...control}
          className={classes(control.className, styles.digits)}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Omit<TextControlProps, 'label' | 'optional'> {
  /** Default: "Kode verifikasi". */
  label?: string | undefined
}

/** A one-time code in one field, so that it can be pasted, or autofilled from a text message. */
export const CodeField = ({ label, name, value, onChange, ...field }: CodeFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <Field {...field} label={label ?? message('ui.code.label')}>
      {(control) => (
        <input
          {...control}
          className={classes(control.className, styles.short)}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          defaultValue={value}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}
