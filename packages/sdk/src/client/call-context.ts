import type { FailureContext, Result } from './errors.ts'

const contexts = new WeakMap<object, FailureContext>()

/** Notes which call a result came from, for failures that are found in its data later. Gives the result back. */
export const noteContext = <Data>(result: Result<Data>, context: FailureContext): Result<Data> => {
  if (!contexts.has(result)) contexts.set(result, context)
  return result
}

/** The call that a result came from. Every result of a client has one. */
export const contextOf = (result: Result<unknown>): FailureContext => contexts.get(result) ?? { operation: 'unknown', requestId: 'unknown' }
