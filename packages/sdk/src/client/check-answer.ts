import type { FailureContext } from './errors.ts'
import type { Checked, ClientOptions } from './options.ts'

/**
 * Checks an answer if the client does so, and tells of what was left out of it. A hook that throws does not break the
 * call, as with the other hooks.
 */
export const checkAnswer = (
  { validate, onOmission }: Pick<ClientOptions, 'validate' | 'onOmission'>,
  status: number,
  body: unknown,
  context: FailureContext,
): Checked => {
  const checked = validate?.(context.operation, status, body) ?? { body, omitted: [] }
  try {
    checked.omitted?.forEach((where) => onOmission?.({ operation: context.operation, requestId: context.requestId, where }))
  } catch {
    // The hook is the caller's business, the call is not the hook's.
  }
  return checked
}
