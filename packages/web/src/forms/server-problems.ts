import type { FormProblems } from './submission.ts'

/** The server's error messages: those for fields of the form, and all others. */
export interface ServerProblems {
  readonly problems: FormProblems
  readonly others: readonly string[]
}

/**
 * Sorts the field errors of an answer, such as `fieldErrors` of a refused call: errors of `fieldNames` go beside the fields, in the order
 * of the fields, and all others above the form. `controls` names the field whose control shows the errors of a field without its own. Each
 * control shows its first problem.
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
