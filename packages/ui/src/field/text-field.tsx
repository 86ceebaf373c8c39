import type { InputHTMLAttributes, ReactElement } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** What fields of text have in common. */
export interface TextControlProps extends FieldProps {
  /** The name it is sent under. */
  name: string
  /** Filled in at first. What is typed stays the browser's: nothing is lost when a parent renders again. */
  value?: string | undefined
  /** Told what is typed, for what follows typing; nothing needs it to work. */
  onChange?: ((value: string) => void) | undefined
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextControlProps {
  /** `search` lets the phone's keyboard say so. */
  type?: 'text' | 'search' | undefined
  /** What the browser may fill in, such as `name`; nothing unless told. */
  autoComplete?: string | undefined
}

/** A labelled line of text. For e-mail addresses, numbers and passwords there are fields of their own. */
export function TextField({ name, type = 'text', value, onChange, autoComplete = 'off', ...field }: TextFieldProps): ReactElement {
  return <Input field={field} name={name} type={type} defaultValue={value} onText={onChange} autoComplete={autoComplete} />
}

/** An e-mail address, with the keyboard for one. */
export function EmailField({ name, value, onChange, ...field }: TextControlProps): ReactElement {
  // Of type text: `email` would have the browser judge, and drop what follows a slip of the finger.
  return <Input field={field} name={name} type="text" inputMode="email" autoComplete="email" defaultValue={value} onText={onChange} {...plain} />
}

/** A telephone number; `08…` and `+62…` are both right (see `normalizePhone`). */
export function PhoneField({ name, value, onChange, ...field }: TextControlProps): ReactElement {
  return <Input field={field} name={name} type="tel" autoComplete="tel" defaultValue={value} onText={onChange} />
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'onChange'> {
  field: FieldProps
  onText: ((value: string) => void) | undefined
}

function Input({ field, onText, ...input }: InputProps): ReactElement {
  return <Field {...field}>{(control) => <input {...control} {...input} onChange={onText && ((event) => onText(event.currentTarget.value))} />}</Field>
}
