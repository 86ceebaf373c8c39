import type { FieldConstraint, FormConstraints } from '@hospital/sdk/constraints'
import type { ReactElement } from 'react'
import type { Message, MessageId } from '../i18n/use-message.ts'
import { fieldProblem, listedIn } from './check-constraints.ts'
import type { FieldWords } from './check-constraints.ts'
import type { FormStep } from './steps/form-steps.ts'
import type { FieldProblem, FormProblems, FormValues } from './submission.ts'
import type { BoundField } from './use-field.ts'

/** The form around a control. */
export interface FormView {
  readonly message: Message
  /** The form's values. */
  readonly values: FormValues
  /** Sets values that other fields depend on, or that have no control. */
  readonly set: (changes: FormValues) => void
  /** Ties a further control of the same row to the form. */
  readonly bind: (field: Pick<FormField, 'name' | 'label'>) => BoundField
}

/**
 * A field of a form, as one row of its table. The row contains its step, its label, its checks, its line in the error summary, its markup
 * and its place in the request.
 */
export interface FormField {
  /** The contract's name of the field. A field of an inner object is written with a dot: `pic.nama`. */
  readonly name: string
  readonly label: MessageId
  /** The id of its step, in a form with steps. */
  readonly step?: string
  /** The initial value. Older back ends pad codes with blanks, which are dropped. */
  readonly known?: string | number | null | undefined
  /** Whether a draft always contains the field. Default: true. False for a list that may arrive late, and for values without a control. */
  readonly isDrafted?: boolean
  /** Whether the form asks for the field, given its values. Otherwise the field is not shown, checked or sent. Default: always. */
  readonly isAsked?: (values: FormValues) => boolean
  /** Constraints beyond the contract. */
  readonly constraint?: FieldConstraint
  /** Messages for breaking the contract, if they say more than the default ones. */
  readonly words?: FieldWords
  /** Turns the text into the contract's notation. Default: unchanged. */
  readonly clean?: (text: string, values: FormValues) => string
  /** A further check, which takes precedence over the contract's problems. The values are clean. */
  readonly check?: (values: FormValues) => FieldProblem | false | undefined
  /** The field's control; absent if another field or the form itself has it. */
  readonly control?: (field: BoundField, form: FormView) => ReactElement
  /** For a field without a control: the field whose control shows this field's server errors. */
  readonly shownAt?: string
  /** Whether the request contains it. Default: true. */
  readonly isSent?: boolean
  /** Converts the text into the contract's value, if the constraint does not define the conversion. */
  readonly sentAs?: (text: string) => unknown
  /** Whether an empty text or list is sent. Default: it is left out. */
  readonly isSentEmpty?: boolean
}

/** The rows of a form, with the contract's constraints of its fields. */
export const formFields = (contract: FormConstraints, rows: readonly FormField[]): readonly FormField[] =>
  rows.map((row) => ({ ...row, constraint: { ...contract[row.name], ...row.constraint } }))

/**
 * The known value of a field that can be changed but not cleared, since the contract does not accept an empty one. If the field were left
 * out of the request, the server would keep the value while the visitor reads "saved".
 */
export const notClearable = (known: string | null | undefined): Pick<FormField, 'known' | 'constraint' | 'words'> => ({
  known,
  ...(known && { constraint: { required: true }, words: { missing: 'web.form.notCleared' } }),
})

/** The rows of one step. */
export const inStep = (step: string, rows: readonly FormField[]): readonly FormField[] =>
  rows.map((row) => ({ ...row, step }))

/** The steps of a form, in the order of `ids`, with their fields. */
export const stepsOf = (ids: readonly string[], fields: readonly FormField[]): readonly FormStep[] =>
  ids.map((id) => ({ id, fields: fields.filter(({ step }) => step === id).map(({ name }) => name) }))

/** The labels of fields, by name. */
export const labelsOf = (fields: readonly FormField[]): Readonly<Record<string, MessageId>> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]))

/** The initial values of a form: known values, replaced by those of the draft. A text that is missing in the draft was cleared. */
export const firstValues = (fields: readonly FormField[], draft?: FormValues): FormValues => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, known, isDrafted = true }) =>
      known === undefined || (draft && isDrafted) ? [] : [[name, String(known ?? '').trim()]],
    ),
  ),
  ...draft,
})

const isAskedIn = (values: FormValues) => (field: FormField) => field.isAsked?.(values) ?? true

const cleaned = (fields: readonly FormField[], values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, clean }) => (clean ? [[name, clean(values[name] ?? '', values)]] : [])),
  ),
})

/** The problems with the typed values, in the order of the fields. */
export const checkFields = (fields: readonly FormField[], typed: FormValues): FormProblems => {
  const values = cleaned(fields, typed)
  return Object.fromEntries(
    fields.filter(isAskedIn(typed)).flatMap(({ name, shownAt, constraint = {}, words, check }) => {
      const problem = check?.(values) || fieldProblem(values[name] ?? '', constraint, words)
      return problem && shownAt === undefined ? [[name, problem]] : []
    }),
  )
}

/** The rules that a writing form takes from its fields: the check, and the places of the server's errors. */
export const formRules = (fields: readonly FormField[]) => ({
  check: (typed: FormValues): FormProblems => checkFields(fields, typed),
  fields: fields.map(({ name }) => name),
  controls: Object.fromEntries(fields.flatMap(({ name, shownAt }) => (shownAt ? [[name, shownAt]] : []))),
})

const sentValue = (text: string, { constraint = {}, isSentEmpty, sentAs }: FormField): unknown => {
  if (constraint.box) return text !== ''
  if (text === '' && !isSentEmpty) return undefined
  if (sentAs) return sentAs(text)
  if (constraint.items) return listedIn(text)
  return constraint.integer ? Number(text) : text
}

/** Puts `a.b` into an object `a`. */
const nested = (entries: readonly (readonly [name: string, value: unknown])[]): object => {
  const body: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    const [outer = '', inner] = name.split('.')
    body[outer] = inner === undefined ? value : { ...(body[outer] as object | undefined), [inner]: value }
  }
  return body
}

/**
 * The typed part of a request, after the checks: numbers, lists and boxes in the contract's types, without empty values and values that the
 * form does not ask for. The fields are the contract's (features/typed-notations.test.ts compares them), so the result has the contract's
 * type.
 */
export const requestOf = <Body extends object>(fields: readonly FormField[], typed: FormValues): Body => {
  const values = cleaned(fields, typed)
  const entries = fields
    .filter(isAskedIn(typed))
    .filter(({ isSent = true }) => isSent)
    .flatMap((field) => {
      const value = sentValue(values[field.name] ?? '', field)
      return value === undefined ? [] : [[field.name, value] as const]
    })
  return nested(entries) as Body
}
