import { contextOf, noteContext } from '../../client/call-context.ts'
import type { Result } from '../../client/errors.ts'
import { isRecord } from '../../client/failure-bodies.ts'

/** Another result of the same call. */
const next = <To>(from: Result<unknown>, to: Result<To>): Result<To> => noteContext(to, contextOf(from))

const malformed = <To>(from: Result<unknown>, where: string): Result<To> =>
  next(from, { error: { kind: 'malformed', status: 200, where, ...contextOf(from) } })

/**
 * Maps the data of a result and returns a failure unchanged. Without validation the data may have any shape: if
 * `change` finds nothing or cannot read it, the answer is `malformed`.
 */
export const mapResult = <From, To>(result: Result<From>, change: (data: From) => To): Result<To> => {
  if (result.error) return result
  try {
    const data = change(result.data)
    return data === undefined ? malformed(result, 'data') : next(result, { data })
  } catch {
    return malformed(result, 'data')
  }
}

/** One entry over REST; a draft, which `normalize` turns into null, is `not-found`. */
export const published = <From, To>(result: Result<From>, change: (data: From) => To): Result<NonNullable<To>> => {
  const changed = mapResult(result, change)
  if (changed.error) return changed
  const { data } = changed
  return next(
    result,
    data === null || data === undefined
      ? { error: { kind: 'not-found', status: 200, ...contextOf(result) } }
      : { data },
  )
}

const isList = (data: unknown): boolean => Array.isArray(isRecord(data) ? data['items'] : data)

/**
 * A list over REST, or a page of one. It may be empty but is never missing: if it is not found, the address is
 * wrong, and if it is not a list, the answer is `malformed`.
 */
export const list = <From, To>(result: Result<From>, change: (data: From) => To): Result<To> => {
  if (result.error?.kind === 'not-found')
    return next(result, { error: { ...result.error, kind: 'malformed', where: 'endpoint' } })
  const changed = mapResult(result, change)
  return changed.error || isList(changed.data) ? changed : malformed(result, 'data')
}

/**
 * One field of a GraphQL answer. Null is a failure that Strapi did not report (a list is never null),
 * so it becomes `malformed`.
 */
export const field = <Data extends object, Name extends keyof Data & string>(
  result: Result<Data>,
  name: Name,
): Result<NonNullable<Data[Name]>> => {
  if (result.error) return result
  const value = result.data[name]
  return typeof value === 'object' && value !== null ? next(result, { data: value }) : malformed(result, name)
}

/** Searches for words. Words that are only wildcards or spaces would match everything in the CMS; here they find nothing. */
export const searchFor = async <Item>(
  variables: { readonly text: string },
  search: () => Promise<Result<readonly Item[]>>,
): Promise<Result<readonly Item[]>> => (variables.text === '' ? { data: [] } : search())

/** The only entry of a list that was filtered by slug; an empty list is `not-found`, as a REST answer would be. */
export const only = <Item>(result: Result<readonly Item[]>): Result<Item> => {
  if (result.error) return result
  // Without validation the data may not be a list.
  if (!Array.isArray(result.data)) return malformed(result, 'data')
  const [first] = result.data
  if (first !== undefined) return next(result, { data: first })
  return next(result, { error: { kind: 'not-found', status: 200, ...contextOf(result) } })
}
