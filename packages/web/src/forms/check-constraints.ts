import type { FieldConstraint, FormConstraints } from '@hospital/sdk/constraints'
import type { MessageId } from '../i18n/use-message.ts'
import type { FormProblems, FormValues } from './submission.ts'

/** In what way a text is not what the contract asks. */
export type ConstraintProblem = 'missing' | 'tooShort' | 'tooLong' | 'notListed' | 'wrong'

/** What is wrong with the text of one field; undefined if nothing is. A blank text is missing or, if it may be, fine. */
export const constraintProblem = (
  text: string,
  { required, minLength = 0, maxLength = Infinity, options, pattern }: FieldConstraint,
): ConstraintProblem | undefined => {
  if (text.trim() === '') return required && 'missing'
  if (text.length < minLength) return 'tooShort'
  if (text.length > maxLength) return 'tooLong'
  if (options && !options.includes(text)) return 'notListed'
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return 'wrong'
  return undefined
}

/** The usual words. The build finds messages by their whole ids. */
const usualWords: Readonly<Record<ConstraintProblem, MessageId>> = {
  missing: 'web.form.missing',
  tooShort: 'web.form.tooShort',
  tooLong: 'web.form.tooLong',
  notListed: 'web.form.notListed',
  wrong: 'web.form.wrong',
}

/** A form's own words for problems of its fields, where they say more than the usual ones. */
export type ConstraintWords = Readonly<Record<string, Partial<Readonly<Record<ConstraintProblem, MessageId>>>>>

/**
 * What is wrong with what was typed, by the limits of the contract, in the order of `constraints`. Fields that the
 * visitor does not type, such as the number of a patient, and files are left out of `constraints` by the caller.
 */
export const checkConstraints = (
  values: FormValues,
  constraints: FormConstraints,
  words: ConstraintWords = {},
): FormProblems =>
  Object.fromEntries(
    Object.entries(constraints).flatMap(([name, constraint]) => {
      const problem = constraintProblem(values[name] ?? '', constraint)
      return problem ? [[name, words[name]?.[problem] ?? usualWords[problem]]] : []
    }),
  )
