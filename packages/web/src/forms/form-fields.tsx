import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { labelsOf } from './fields.ts'
import type { FormField, FormView } from './fields.ts'
import type { FormOutcome } from './submission.ts'
import { useField } from './use-field.ts'

interface FormFieldsProps {
  readonly form: Pick<FormView, 'values' | 'set'> & { readonly submission: FormOutcome | undefined }
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  readonly fields: readonly FormField[]
  /** Default: a form without steps. */
  readonly step?: string
}

/** The controls that a form, or one of its steps, asks for. */
export const FormFields = ({
  form: { submission, values, set },
  prefix,
  fields,
  step,
}: FormFieldsProps): ReactElement => {
  const message = useMessage()
  const field = useField(prefix, submission)
  const bind: FormView['bind'] = ({ name, label }) => {
    const bound = field(name, label)
    return { ...bound, value: values[name] ?? bound.value }
  }
  const shown = fields.filter((row) => row.step === step && (row.isAsked?.(values) ?? true))
  return (
    <>
      {shown.map((row) => (
        <Fragment key={row.name}>{row.control?.(bind(row), { message, values, set, bind })}</Fragment>
      ))}
    </>
  )
}

/** The labels of fields, by name, in the page's language. */
export const useLabels = (fields: readonly FormField[]): Readonly<Record<string, string>> => {
  const message = useMessage()
  return Object.fromEntries(Object.entries(labelsOf(fields)).map(([name, label]) => [name, message(label)]))
}
