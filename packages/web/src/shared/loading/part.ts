import type { ApiError, Result } from '@hospital/sdk'

/** A part of a page that may fail alone: then only its own section says so. */
export type Part<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: ApiError['kind'] }

/** A result as a part. `choose` selects and localises the data. Failed if there is no result, because the page did not wait for it. */
export const toPart = <Data, Value>(result: Result<Data> | undefined, choose: (data: Data) => Value): Part<Value> => {
  if (!result) return { ok: false, reason: 'timeout' }
  return result.error ? { ok: false, reason: result.error.kind } : { ok: true, value: choose(result.data) }
}

/** A result as a part, if selecting its data takes further reads. */
export const toPartOf = async <Data, Value>(
  result: Result<Data> | undefined,
  choose: (data: Data) => Promise<Value>,
): Promise<Part<Value>> => {
  const part = toPart(result, choose)
  return part.ok ? { ok: true, value: await part.value } : part
}

/** A part's value, or `fallback` where it failed. */
export const partOr = <Value>(part: Part<Value>, fallback: Value): Value => (part.ok ? part.value : fallback)
