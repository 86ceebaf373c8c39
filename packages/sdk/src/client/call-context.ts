import type { FailureContext, Result } from './errors.ts'

/** The property of a result that holds its call. It is not enumerable, so that results are compared, printed and copied without it. */
const call = Symbol('call')

interface Noted {
  readonly [call]?: FailureContext
}

/**
 * Records the call that a result came from, for failures found later in its data. Returns the result, or a copy if an application's cache
 * has frozen it. A weak map instead of the property would cost 7 % of the processor time of a call.
 */
export const noteContext = <Data>(result: Result<Data>, context: FailureContext): Result<Data> => {
  if ((result as Noted)[call] !== undefined) return result
  if (Reflect.defineProperty(result, call, { value: context })) return result
  return noteContext<Data>({ ...result }, context)
}

/** The call that a result came from. Every result of a client has one. */
export const contextOf = (result: Result<unknown>): FailureContext =>
  (result as Noted)[call] ?? { operation: 'unknown', requestId: 'unknown' }
