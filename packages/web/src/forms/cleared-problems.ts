import type { FormProblems, FormValues } from './submission.ts'

/**
 * Problems of fields that had a value and were cleared, for contracts that take no empty one: left out, it would go on on the server
 * while the visitor reads "saved". A field that is not in the form is not cleared.
 */
export const clearedProblems = (
  values: FormValues,
  before: Readonly<Record<string, string | null | undefined>>,
): FormProblems =>
  Object.fromEntries(
    Object.entries(before).flatMap(([name, value]) =>
      value && values[name]?.trim() === '' ? [[name, 'web.form.notCleared'] as const] : [],
    ),
  )
