import type { ApiError } from '@hospital/sdk'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { PersonalData } from './personal-data.ts'
import { failureOf, readOptions } from './read.ts'
import type { Read } from './read.ts'

/** What a part of a page knows of its personal data. */
export type ReadState<Data> =
  | { readonly status: 'loading' }
  /** `isRefreshing`: it stays readable while it is read again. `isOutdated`: reading it again has failed. */
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean; readonly isOutdated: boolean }
  | {
      readonly status: 'failed'
      readonly reason: ApiError['kind']
      readonly retryAfter: number
      readonly retry: () => void
    }

/** What is known of a query. */
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

/** Reads personal data, and again when a write has made it stale. Leaving the page aborts the call. */
export const useRead = <Data>(personal: PersonalData, read: Read<Data>): ReadState<Data> =>
  stateOf(useQuery(readOptions(personal, read), personal.queries))

/** What a list knows of its rows while its filters change. */
export type FilteredReadState<Data> = ReadState<Data> & {
  /** The data belongs to the filters before. */
  readonly isPrevious: boolean
}

/**
 * Reads what depends on filters. They are part of the cache's key, so an answer that arrives late never replaces that of newer ones; the
 * data before stays until the next one is there.
 */
export const useFilteredRead = <Data>(personal: PersonalData, read: Read<Data>): FilteredReadState<Data> => {
  const query = useQuery({ ...readOptions(personal, read), placeholderData: keepPreviousData }, personal.queries)
  return { ...stateOf(query), isPrevious: query.isPlaceholderData }
}

/** Reads the same kind of data from several places at once; one that fails leaves the others as they are. In the order of `reads`. */
export const useReads = <Data>(personal: PersonalData, reads: readonly Read<Data>[]): readonly ReadState<Data>[] =>
  useQueries({ queries: reads.map((read) => readOptions(personal, read)) }, personal.queries).map((query) =>
    stateOf(query),
  )
