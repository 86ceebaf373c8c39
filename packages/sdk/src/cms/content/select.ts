import type { Result } from '../../client/errors.ts'

/** Changes the data of a result and leaves a failure as it is. */
export const mapResult = <From, To>(result: Result<From>, change: (data: From) => To): Result<To> =>
  result.error ? result : { data: change(result.data) }

/** A list over REST. It may be empty but is never missing: where it is not found, the address is wrong. */
export const list = <From, To>(result: Result<From>, change: (data: From) => To): Result<To> => {
  if (result.error?.kind !== 'not-found') return mapResult(result, change)
  return { error: { ...result.error, kind: 'malformed', where: 'endpoint' } }
}

/**
 * One field of a GraphQL answer. Null there is a failure that Strapi did not explain (a list is never null),
 * so it comes out as `malformed`.
 */
export const field = <Data extends object, Name extends keyof Data & string>(
  result: Result<Data>,
  name: Name,
): Result<NonNullable<Data[Name]>> => {
  if (result.error) return result
  const value = result.data[name]
  if (value !== null && value !== undefined) return { data: value }
  return { error: { kind: 'malformed', status: 200, where: name, operation: name, requestId: '' } }
}

/** The one entry of a list that was asked for by slug; an empty list is `not-found`, as a REST answer would be. */
export const only = <Item>(result: Result<readonly Item[]>): Result<Item> => {
  if (result.error) return result
  const [first] = result.data
  if (first !== undefined) return { data: first }
  return { error: { kind: 'not-found', status: 200, operation: 'bySlug', requestId: '' } }
}
