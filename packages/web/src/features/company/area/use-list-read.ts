import type { ApiError } from '@hospital/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { failureOf, readOptions } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** What is known of a list whose filters change. */
export interface ListState<Data> {
  /** The rows of the latest filters, or while those are read the ones before. Undefined until the first have come, and after a failure. */
  readonly data: Data | undefined
  /** The data is that of the filters before. */
  readonly isStale: boolean
  /** Why the latest filters' rows could not be read. Undefined while they are read, and once they are. */
  readonly failure: ApiError['kind'] | undefined
  /** Reading again what is shown has failed. */
  readonly isOutdated: boolean
  readonly retry: () => void
}

/**
 * Reads a list that depends on filters. The filters are part of the cache's key, so an answer that arrives late never replaces that
 * of newer ones; the rows before stay until the next ones are there.
 */
export const useListRead = <Data>(personal: PersonalData, read: Read<Data>): ListState<Data> => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    { ...readOptions(personal, read), placeholderData: keepPreviousData },
    personal.queries,
  )
  return {
    data,
    isStale: isPlaceholderData,
    failure: data === undefined && error !== null && !isFetching ? failureOf(error).kind : undefined,
    isOutdated: data !== undefined && error !== null,
    retry: () => void refetch(),
  }
}
