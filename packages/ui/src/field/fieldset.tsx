import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { describedBy, FieldNotes, OptionalMark } from './field.tsx'
import type { FieldProps } from './field.tsx'
import * as styles from './fieldset.css.ts'

/** Props of {@link Fieldset}. `id` is the id of the group; the label is its legend. */
export interface FieldsetProps extends FieldProps {
  children: ReactNode
}

/** A group of fields for one question, such as an address or a choice. */
export const Fieldset = ({ label, hint, error, optional, id: given, children }: FieldsetProps): ReactElement => {
  const own = useId()
  const id = given ?? own
  return (
    <fieldset className={styles.root} aria-describedby={describedBy(id, hint, error)}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
