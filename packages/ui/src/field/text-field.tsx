import type { InputHTMLAttributes, ReactElement } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** Common props of text fields. */
export interface TextControlProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  /** The initial value. The field is uncontrolled: nothing is lost when a parent re-renders. */
  value?: string | undefined
  /** Called with the typed text, for dependent content; the field works without it. */
  onChange?: ((value: string) => void) | undefined
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextControlProps {
  /** `search` changes the phone's keyboard. */
  type?: 'text' | 'search' | undefined
  /** The autofill token, such as `name`. Default: none. */
  autoComplete?: string | undefined
}

/** A labelled line of text. E-mail addresses, numbers and passwords have their own fields. */
export const TextField = ({
  name,
  type = 'text',
  value,
  onChange,
  autoComplete = 'off',
  ...field
}: TextFieldProps): ReactElement => (
  <Input field={field} name={name} type={type} defaultValue={value} onText={onChange} autoComplete={autoComplete} />
)

/** An e-mail address, with the keyboard for one. */
export const EmailField = ({ name, value, onChange, ...field }: TextControlProps): ReactElement => {
  // Of type text: with `email` the browser would validate, and drop part of a mistyped value.
  return (
    <Input
      field={field}
      name={name}
      type="text"
      inputMode="email"
      autoComplete="email"
      defaultValue={value}
      onText={onChange}
      {...plain}
    />
  )
}

/** A telephone number; `08…` and `+62…` are both accepted. */
export const PhoneField = ({ name, value, onChange, ...field }: TextControlProps): ReactElement => (
  <Input field={field} name={name} type="tel" autoComplete="tel" defaultValue={value} onText={onChange} />
)

const plain = { autoCapitalize: 'none', spellCheck: false } as const

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'onChange'> {
  field: FieldProps
  onText: ((value: string) => void) | undefined
}

const Input = ({ field, onText, ...input }: InputProps): ReactElement => (
  <Field {...field}>
    {(control) => <input {...control} {...input} onChange={onText && ((event) => onText(event.currentTarget.value))} />}
  </Field>
)
