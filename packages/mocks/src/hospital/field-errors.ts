/** Messages by field, as a 422 carries them; empty if all fields are valid. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Whether a check found anything. */
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0

/** The messages whose condition holds, by field. */
export const fieldErrors = (
  rules: readonly (readonly [broken: boolean, field: string, message: string])[],
): FieldErrors => {
  const errors: Record<string, string[]> = {}
  for (const [broken, field, message] of rules) if (broken) (errors[field] ??= []).push(message)
  return errors
}
