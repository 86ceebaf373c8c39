import type { ReactElement } from 'react'
import { Field } from '../field/field.tsx'
import { Fieldset } from '../field/fieldset.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './imports.css.ts'

/** A field that a file can have, and the column that has it. */
export interface MatchField {
  /** Identifies the field. */
  name: string
  label: string
  /** Whether the file must have the field. */
  required: boolean
  /** The position among the headings, from 0; undefined while no column is chosen. */
  column: number | undefined
  /** Values of that column, to judge the match by. */
  samples: readonly string[]
  error?: string | undefined
  /** The id of its select, for the error summary. Default: generated. */
  id?: string | undefined
}

/** Props of {@link ColumnMatch}. */
export interface ColumnMatchProps {
  label: string
  hint?: string | undefined
  /** The headings of the file, in its order. They may repeat, and be empty. */
  headings: readonly string[]
  fields: readonly MatchField[]
  /** Called with a field's name and its new column; undefined for no column. */
  onMatch: (name: string, column: number | undefined) => void
}

/** The choice of a column for each field. Every choice is controlled: a column can have one field only. */
export const ColumnMatch = ({ label, hint, headings, fields, onMatch }: ColumnMatchProps): ReactElement => (
  <Fieldset label={label} hint={hint} id="columns">
    <div className={styles.columns}>
      {fields.map((field) => (
        <ColumnSelect key={field.name} field={field} headings={headings} onMatch={onMatch} />
      ))}
    </div>
  </Fieldset>
)

interface ColumnSelectProps extends Pick<ColumnMatchProps, 'headings' | 'onMatch'> {
  field: MatchField
}

const ColumnSelect = ({ field, headings, onMatch }: ColumnSelectProps): ReactElement => {
  const message = useMessage()
  const { name, label, required, column, samples, error, id } = field
  const told = samples.join(', ')
  return (
    <Field
      label={label}
      optional={!required}
      hint={told === '' ? undefined : message('ui.imports.samples', { samples: told })}
      error={error}
      id={id}
    >
      {(control) => (
        <select
          {...control}
          name={name}
          value={column ?? ''}
          onChange={({ currentTarget: { value } }) => onMatch(name, value === '' ? undefined : Number(value))}
        >
          <option value="">{message('ui.imports.noColumn')}</option>
          {headings.map((heading, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- headings may repeat: the position is what tells them apart
            <option key={index} value={index}>
              {heading === '' ? message('ui.imports.nameless', { number: index + 1 }) : heading}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
