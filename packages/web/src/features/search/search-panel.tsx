import { limits, searchTerm } from '@hospital/sdk'
import { persistedExchange } from '@hospital/sdk/persisted'
import { Text, useLocale } from '@hospital/ui'
import type { SearchGroup } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Client, fetchExchange, Provider, useQuery } from 'urql'
import { useMessage } from '../../i18n/use-message.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { groupWords } from './group-words.ts'
import type { SearchData } from './search-results.ts'
import { siteSearchDocument } from './site-search-document.ts'
import { searchedTermAtom, typedTermAtom } from './term-atoms.ts'

/**
 * Asks this site's server. The words are always in a body, since addresses are logged on the way. Nothing is cached here, since a group of
 * an answer may have failed.
 */
const createSearchClient = (): Client =>
  new Client({ url: '/_search', preferGetMethod: false, exchanges: [persistedExchange, fetchExchange] })

/**
 * The search results for the typed text, with one request for each text. A new text cancels the request of the text before, whose answer
 * is never shown for it.
 */
const useFound = (typed: string): Pick<SearchData, 'best' | 'groups' | 'instead'> => {
  const locale = useLocale()
  const message = useMessage()
  // One character more than the longest search, so that the server sees that the text was cut.
  const text = typed
    .trim()
    .slice(0, limits.searchText + 1)
    .toWellFormed()
  const [{ data, fetching, operation }] = useQuery({ query: siteSearchDocument, variables: { text, locale } })
  const isAnswered = !fetching && operation?.variables.text === text && operation.variables.locale === locale
  if (isAnswered && data) return data.search
  const groups = groupWords.map(({ name, label, none }): SearchGroup => ({
    name,
    label: message(label),
    none: message(none),
    state: isAnswered ? 'failed' : 'loading',
    hits: [],
  }))
  return { best: [], groups, instead: undefined }
}

interface PanelProps {
  /** The typed text, not blank. */
  readonly text: string
}

const Results = ({ text }: PanelProps): ReactElement => {
  const message = useMessage()
  const addTerm = useSetAtom(searchedTermAtom)
  const addTypedTerm = useSetAtom(typedTermAtom)
  const term = searchTerm(text.trim().slice(0, limits.searchText))
  useEffect(() => addTypedTerm(term), [addTypedTerm, term])
  const { best, groups, instead } = useFound(text)
  return (
    <>
      {text.trim().length > limits.searchText && (
        <Text tone="muted">{message('web.search.cut', { limit: limits.searchText })}</Text>
      )}
      <SearchResults best={best} groups={groups} instead={instead} onFollow={() => addTerm(text)} />
    </>
  )
}

/** The results for the typed words, group by group, while the visitor types. */
export const SearchPanel = ({ text }: PanelProps): ReactElement => {
  const [client] = useState(createSearchClient)
  const settled = useSettled(text)
  return (
    <Provider value={client}>
      <Results text={settled} />
    </Provider>
  )
}
