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
  /** What the form holds. */
  readonly values: FormValues
  /** Sets values that other fields depend on, or that no control holds. */
  readonly set: (changes: FormValues) => void
  /** Ties a further control of the same row to the form. */
  readonly bind: (field: Pick<FormField, 'name' | 'label'>) => BoundField
}

/**
 * A field of a form: one row of its table. Its step, its label, its checks, its line in the error summary, its markup and its place in the
 * request are read from here.
 */
export interface FormField {
  /** The contract's name of the field. A field of an inner object is written with a dot: `pic.nama`. */
  readonly name: string
  readonly label: MessageId
  /** The id of its step, in a form of several. */
  readonly step?: string
  /** What the form begins with. Codes of older back ends are padded with blanks, which are dropped. */
  readonly known?: string | number | null | undefined
  /** Whether a draft always holds it. Default: true. False for a list that may arrive late, and for what no control holds. */
  readonly isDrafted?: boolean
  /** Whether it is asked for, by what the form holds. Other fields are not shown, checked or sent. Default: always. */
  readonly isAsked?: (values: FormValues) => boolean
  /** What is asked of it beyond the contract. */
  readonly constraint?: FieldConstraint
  /** Words for what is wrong by the contract, where they say more than the usual ones. */
  readonly words?: FieldWords
  /** The text as the contract takes it. Default: as it is. */
  readonly clean?: (text: string, values: FormValues) => string
  /** What else is wrong; it is told instead of what is wrong by the contract. The values are clean. */
  readonly check?: (values: FormValues) => FieldProblem | false | undefined
  /** Its control; none where another field has it, or the form itself. */
  readonly control?: (field: BoundField, form: FormView) => ReactElement
  /** The field whose control shows what the server finds wrong with this one, which has none. */
  readonly shownAt?: string
  /** Whether it is in the request. Default: true. */
  readonly isSent?: boolean
  /** The value as the contract takes it, where its text and its constraint do not tell. */
  readonly sentAs?: (text: string) => unknown
  /** Whether what is empty is sent as such, a text or a list. Default: it is left out. */
  readonly isSentEmpty?: boolean
}

/** The rows of a form, with what the contract asks of its fields. */
export const formFields = (contract: FormConstraints, rows: readonly FormField[]): readonly FormField[] =>
  rows.map((row) => ({ ...row, constraint: { ...contract[row.name], ...row.constraint } }))

/**
 * What is known of a field that can be changed, but not cleared, since the contract takes no empty one: left out of the request, the value
 * would go on on the server while the visitor reads "saved".
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

/** What a form begins with: what is known, and instead of that its draft. A text that is not in the draft was cleared. */
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

/** What is wrong with what was typed, in the order of the fields. */
export const checkFields = (fields: readonly FormField[], typed: FormValues): FormProblems => {
  const values = cleaned(fields, typed)
  return Object.fromEntries(
    fields.filter(isAskedIn(typed)).flatMap(({ name, shownAt, constraint = {}, words, check }) => {
      const problem = check?.(values) || fieldProblem(values[name] ?? '', constraint, words)
      return problem && shownAt === undefined ? [[name, problem]] : []
    }),
  )
}

/** What a form that writes reads from its fields: the check, and where it shows what the server finds wrong. */
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
 * The part of a request that was typed, once it has been checked: numbers, lists and boxes as the contract has them, without what is empty
 * or not asked for. The fields are the contract's (features/typed-notations.test.ts compares them), so it has the type of that.
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
