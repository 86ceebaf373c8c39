import type { FormProblems } from './submission.ts'

/** The server's words about a form: beside the fields that it has, and those about no field of it. */
export interface ServerProblems {
  readonly problems: FormProblems
  readonly others: readonly string[]
}

/**
 * Sorts the field errors of an answer, such as `fieldErrors` of a refused call: those of `fieldNames` go beside the
 * fields, in the order of the fields; the rest goes into the words above the form. Errors of fields that have no control of their own
 * go beside the one that `controls` names; each control shows the first of its problems.
 */
export const problemsFrom = (
  fieldErrors: Readonly<Record<string, readonly string[]>>,
  fieldNames: readonly string[],
  controls: Readonly<Record<string, string>> = {},
): ServerProblems => {
  const found = fieldNames.flatMap((name) => {
    const texts = Object.hasOwn(fieldErrors, name) ? fieldErrors[name] : undefined
    return texts && texts.length > 0 ? [[controls[name] ?? name, { text: texts.join(' ') }] as const] : []
  })
  return {
    problems: Object.fromEntries(
      found.filter(([control], place) => found.findIndex(([name]) => name === control) === place),
    ),
    others: Object.entries(fieldErrors).flatMap(([name, texts]) => (fieldNames.includes(name) ? [] : texts)),
  }
}
