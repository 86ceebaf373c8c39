import type { FailureContext } from './errors.ts'
import type { Checked, ClientOptions } from './options.ts'
import { tell } from './tell.ts'

/** Checks an answer if the client has a `validate`, and reports each part that was left out. */
export const checkAnswer = (
  { validate, onOmission }: Pick<ClientOptions, 'validate' | 'onOmission'>,
  status: number,
  body: unknown,
  { operation, requestId }: FailureContext,
): Checked => {
  const checked = validate?.(operation, status, body) ?? { body, omitted: [] }
  checked.omitted?.forEach((where) => tell(onOmission, () => ({ operation, requestId, where })))
  return checked
}
