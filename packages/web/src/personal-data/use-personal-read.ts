import type { ApiError } from '@hospital/sdk'
import { useQuery } from '@tanstack/react-query'
import type { PersonalData } from './personal-data.ts'
import { ReadFailure, readOptions } from './read.ts'
import type { PersonalRead } from './read.ts'

/** What a part of a page knows of its personal data. */
export type ReadState<Data> =
  | { readonly status: 'loading' }
  /** `isRefreshing`: it stays readable while it is read again. `isOutdated`: reading it again has failed. */
  | { readonly status: 'ready'; readonly data: Data; readonly isRefreshing: boolean; readonly isOutdated: boolean }
  | { readonly status: 'failed'; readonly reason: ApiError['kind']; readonly retry: () => void }

/** Reads personal data, and again when a write has made it stale. Leaving the page aborts the call. */
export const usePersonalRead = <Data>(personal: PersonalData, read: PersonalRead<Data>): ReadState<Data> => {
  const { data, error, isFetching, refetch } = useQuery(readOptions(personal, read), personal.queries)
  if (data !== undefined) return { status: 'ready', data, isRefreshing: isFetching, isOutdated: error !== null }
  if (error === null || isFetching) return { status: 'loading' }
  return {
    status: 'failed',
    reason: error instanceof ReadFailure ? error.kind : 'network',
    retry: () => void refetch(),
  }
}
