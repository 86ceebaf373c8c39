import type { ApiError, Result } from '../client/errors.ts'

/** A failed call as an exception, for code that throws. `error` is what the call gave. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError
  constructor(error: ApiError) {
    super(`${error.operation}: ${error.kind}`)
    this.error = error
  }
}

/** The data of a call. Rejects with an `ApiFailure` if the call failed. */
export const orThrow = async <Data>(call: Promise<Result<Data>>): Promise<Data> => {
  const result = await call
  if (result.error) throw new ApiFailure(result.error)
  return result.data
}
