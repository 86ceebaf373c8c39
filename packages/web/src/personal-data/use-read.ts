import type { ApiError } from '@hospital/sdk'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { PersonalData } from './personal-data.ts'
import { failureOf, readOptions } from './read.ts'
import type { Read } from './read.ts'

/** The state of a part's personal data. */
export type ReadState<Data> =
  | { readonly status: 'loading' }
  /** `isRefreshing`: the data stays readable while it is read again. `isOutdated`: reading it again has failed. */
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean; readonly isOutdated: boolean }
  | {
      readonly status: 'failed'
      readonly reason: ApiError['kind']
      readonly retryAfter: number
      readonly retry: () => void
    }

/** The state of a query. */
interface Known<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

const stateOf = <Data>({ data, error, isFetching, refetch }: Known<Data>): ReadState<Data> => {
  if (data !== undefined) return { status: 'ready', data, isRefreshing: isFetching, isOutdated: error !== null }
  if (error === null || isFetching) return { status: 'loading' }
  const { kind: reason, retryAfter } = failureOf(error)
  return { status: 'failed', reason, retryAfter, retry: () => void refetch() }
}

/** Reads personal data, and again after a write has made it stale. Leaving the page aborts the call. */
export const useRead = <Data>(personal: PersonalData, read: Read<Data>): ReadState<Data> =>
  stateOf(useQuery(readOptions(personal, read), personal.queries))

/** The state of a list's rows while its filters change. */
export type FilteredReadState<Data> = ReadState<Data> & {
  /** The data belongs to the previous filters. */
  readonly isPrevious: boolean
}

/**
 * Reads data that depends on filters. The filters are part of the cache's key, so a late answer never replaces a newer one. The previous
 * data stays until the next data has arrived.
 */
export const useFilteredRead = <Data>(personal: PersonalData, read: Read<Data>): FilteredReadState<Data> => {
  const query = useQuery({ ...readOptions(personal, read), placeholderData: keepPreviousData }, personal.queries)
  return { ...stateOf(query), isPrevious: query.isPlaceholderData }
}

/** Reads the same kind of data from several places at once. A failed read leaves the others as they are. In the order of `reads`. */
export const useReads = <Data>(personal: PersonalData, reads: readonly Read<Data>[]): readonly ReadState<Data>[] =>
  useQueries({ queries: reads.map((read) => readOptions(personal, read)) }, personal.queries).map((query) =>
    stateOf(query),
  )
