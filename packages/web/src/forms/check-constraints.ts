import { isCalendarDate, isEmail } from '@hospital/sdk'
import type { FieldConstraint, FormConstraints } from '@hospital/sdk/constraints'
import type { FileRules } from '@hospital/ui'
import type { MessageId } from '../i18n/use-message.ts'
import type { FormProblems, FormValues } from './submission.ts'

/** The ways in which a text breaks the contract. */
export type ConstraintProblem =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'notListed'
  | 'wrong'
  | 'outOfRange'
  | 'tooFew'
  | 'tooMany'

/** The entries of a list that is typed into one field, separated by commas or line breaks. */
export const listedIn = (text: string): readonly string[] =>
  text.split(/[,\n]/).flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]))

const formatProblem = (text: string, { pattern, format }: FieldConstraint): ConstraintProblem | undefined => {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return 'wrong'
  if (format === 'date' && !isCalendarDate(text)) return 'wrong'
  return format === 'email' && !isEmail(text) ? 'wrong' : undefined
}

const numberProblem = (
  text: string,
  { integer, minimum = -Infinity, maximum = Infinity }: FieldConstraint,
): ConstraintProblem | undefined => {
  if (!integer) return undefined
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) return 'wrong'
  return Number(text) < minimum || Number(text) > maximum ? 'outOfRange' : undefined
}

const listProblem = (
  text: string,
  items: FieldConstraint,
  { minItems = 0, maxItems = Infinity }: FieldConstraint,
): ConstraintProblem | undefined => {
  const entries = listedIn(text)
  if (entries.length < minItems) return 'tooFew'
  if (entries.length > maxItems) return 'tooMany'
  return entries.map((entry) => constraintProblem(entry, items)).find((problem) => problem !== undefined)
}

/**
 * The problem with the text of one field; undefined if there is none. A blank text is missing or, in an optional field, valid; the same
 * applies to a box that is not ticked. A list is one text, see `listedIn`. Files are checked when they are chosen, see `fileRules`.
 */
export const constraintProblem = (text: string, constraint: FieldConstraint): ConstraintProblem | undefined => {
  const { required, minLength = 0, maxLength = Infinity, options, items, box } = constraint
  if (text.trim() === '') return required && 'missing'
  if (box) return undefined
  if (items) return listProblem(text, items, constraint)
  // Counted as in JSON Schema: an emoji is one character, though it has two units.
  const { length } = Array.from(text)
  if (length < minLength) return 'tooShort'
  if (length > maxLength) return 'tooLong'
  if (options && !options.includes(text)) return 'notListed'
  return formatProblem(text, constraint) ?? numberProblem(text, constraint)
}

/** The default messages, as whole ids, since the build searches the code for them. */
const usualWords: Readonly<Record<ConstraintProblem, MessageId>> = {
  missing: 'web.form.missing',
  tooShort: 'web.form.tooShort',
  tooLong: 'web.form.tooLong',
  notListed: 'web.form.notListed',
  wrong: 'web.form.wrong',
  outOfRange: 'web.form.outOfRange',
  tooFew: 'web.form.tooFew',
  tooMany: 'web.form.tooMany',
}

/** A field's own messages for its problems, if they say more than the default ones. */
export type FieldWords = Partial<Readonly<Record<ConstraintProblem, MessageId>>>

/** A form's own messages for problems of its fields. */
export type ConstraintWords = Readonly<Record<string, FieldWords>>

/** The problem with the text of one field, as a message; undefined if there is none. */
export const fieldProblem = (
  text: string,
  constraint: FieldConstraint,
  words: FieldWords = {},
): MessageId | undefined => {
  const problem = constraintProblem(text, constraint)
  return problem && (words[problem] ?? usualWords[problem])
}

/**
 * The problems with the typed values, by the limits of the contract, in the order of `constraints`. The caller leaves files out of
 * `constraints`, and fields that the visitor does not type, such as the number of a patient.
 */
export const checkConstraints = (
  values: FormValues,
  constraints: FormConstraints,
  words: ConstraintWords = {},
): FormProblems =>
  Object.fromEntries(
    Object.entries(constraints).flatMap(([name, constraint]) => {
      const problem = fieldProblem(values[name] ?? '', constraint, words[name])
      return problem ? [[name, problem]] : []
    }),
  )

/** The files that a field accepts, by the contract; all files if the contract sets no limit. */
export const fileRules = ({ types = ['*/*'], maxBytes = Infinity }: FieldConstraint): FileRules => ({
  types,
  limit: maxBytes,
})
