import { limits } from '@hospital/sdk'
import { persistedExchange } from '@hospital/sdk/persisted'
import { useLocale } from '@hospital/ui'
import type { SearchGroup } from '@hospital/ui'
import { Client, fetchExchange, useQuery } from 'urql'
import { useMessage } from '../../i18n/use-message.ts'
import { groupWords } from './group-words.ts'
import type { SearchData } from './search-results.ts'
import { siteSearchDocument } from './site-search-document.ts'

/**
 * Asks this site's server. Always in a body: addresses are logged on the way. Nothing is cached here, since a group of an answer may have
 * failed.
 */
export const createSearchClient = (): Client =>
  new Client({ url: '/_search', preferGetMethod: false, exchanges: [persistedExchange, fetchExchange] })

/**
 * What the site has for what is typed, in one request for each text; that of an earlier text is cancelled, and its answer never shown for
 * this one.
 */
export const useFound = (typed: string): Pick<SearchData, 'best' | 'groups' | 'instead'> => {
  const locale = useLocale()
  const message = useMessage()
  // One more than is searched for tells that it was cut.
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
