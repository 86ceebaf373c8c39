import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { typedText } from '../forms/form-values.ts'
import { useSettled } from '../shared/use-settled.ts'
import type { PersonalData } from './personal-data.ts'
import { answerTo, readKey } from './read.ts'
import type { Read } from './read.ts'

/** A page of a search's results. */
export interface FoundPage<Entry> {
  readonly entries: readonly Entry[]
  readonly total: number
  readonly hasMore: boolean
}

/** The results of a search so far. */
export interface Search<Entry> extends FoundPage<Entry> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly ask: (text: string) => void
  /** Adds the next page, or retries a failed one. */
  readonly goOn: () => void
}

interface SearchOptions<Entry> {
  readonly personal: PersonalData
  /** The fewest letters of a search. */
  readonly least: number
  /** Reads a page of results; the first page is 1. */
  readonly read: (term: string, page: number) => Read<FoundPage<Entry>>
}

/** Searches while the user types, page by page. Only the answer to the current text counts. */
export const useSearch = <Entry>({ personal, least, read }: SearchOptions<Entry>): Search<Entry> => {
  const [typed, setTyped] = useState('')
  const term = useSettled(typed)
  const isAsked = typed.length >= least
  const { data, isFetching, isError, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: readKey(personal, read(term, 0)),
      queryFn: ({ pageParam, signal }) => answerTo(personal, read(term, pageParam), signal),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
      enabled: isAsked && typed === term,
    },
    personal.queries,
  )
  const isWaiting = typed !== term || isFetching
  const entries = isAsked && typed === term ? (data?.pages.flatMap((page) => page.entries) ?? []) : []
  return {
    state: isAsked ? (isWaiting ? 'loading' : isError ? 'failed' : 'ready') : 'idle',
    entries,
    total: data?.pages.at(-1)?.total ?? 0,
    hasMore: isAsked && !isWaiting && hasNextPage,
    ask: (text) => setTyped(typedText(text)),
    goOn: () => void (isError && !isFetchNextPageError ? refetch() : fetchNextPage()),
  }
}
