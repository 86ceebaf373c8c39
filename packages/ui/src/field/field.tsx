import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { languageOf, plainText } from '../lib/content.ts'
import type { Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './field.css.ts'

/** Props of every field: label, hint and error. */
export interface FieldProps {
  /** Always visible; a placeholder does not replace it. */
  label: string
  /** Help for filling in the field. */
  hint?: string | undefined
  /** The problem and how to fix it. A message of a back end has its language. Marks the control as invalid. */
  error?: Localizable | undefined
  /** Marks the label as optional. Other fields are required. */
  optional?: boolean | undefined
  /** The id of the control, for the error summary. Default: generated. */
  id?: string | undefined
}

/** Attributes for the native control element. */
export interface ControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error of one control, associated with it for assistive technology. */
export const Field = ({ label, hint, error, optional, id: given, children }: FieldFrameProps): ReactElement => {
  const own = useId()
  const id = given ?? own
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}

/** " (opsional)" after a label. */
export const OptionalMark = (): ReactElement => (
  <span className={styles.optional}> {useMessage()('ui.field.optional')}</span>
)

interface NotesProps {
  id: string
  hint: string | undefined
  error: Localizable | undefined
}

/** Hint and error of the control or group `id`; renders nothing if neither is set. */
export const FieldNotes = ({ id, hint, error }: NotesProps): ReactElement => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="warning" size="small" />
        <span lang={languageOf(error)}>{plainText(error)}</span>
      </p>
    )}
  </>
)

/** The ids of a control's hint and error, for `aria-describedby`. */
export const describedBy = (
  id: string,
  hint: string | undefined,
  error: Localizable | undefined,
): string | undefined => {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return ids === '' ? undefined : ids
}
