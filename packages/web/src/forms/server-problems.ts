import type { FormProblems } from './submission.ts'

/** The server's words about a form: beside the fields that it has, and those about no field of it. */
export interface ServerProblems {
  readonly problems: FormProblems
  readonly others: readonly string[]
}

/**
 * Sorts the field errors of an answer, such as `fieldErrors` of a refused call: those of `fieldNames` go beside the
 * fields, in the order of the fields; the rest goes into the words above the form.
 */
export const problemsFrom = (
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  fieldNames: readonly string[],
): ServerProblems => ({
  problems: Object.fromEntries(
    fieldNames.flatMap((name) => {
      const texts = Object.hasOwn(fieldErrors, name) ? fieldErrors[name] : undefined
      return texts && texts.length > 0 ? [[name, { text: texts.join(' ') }]] : []
    }),
  ),
  others: Object.entries(fieldErrors).flatMap(([name, texts]) => (fieldNames.includes(name) ? [] : texts)),
})
