import type { FailureContext, Result } from './errors.ts'

const contexts = new WeakMap<object, FailureContext>()

/** Records the call that a result came from, for failures found later in its data. Returns the result. */
export const noteContext = <Data>(result: Result<Data>, context: FailureContext): Result<Data> => {
  if (!contexts.has(result)) contexts.set(result, context)
  return result
}

/** The call that a result came from. Every result of a client has one. */
export const contextOf = (result: Result<unknown>): FailureContext =>
  contexts.get(result) ?? { operation: 'unknown', requestId: 'unknown' }
