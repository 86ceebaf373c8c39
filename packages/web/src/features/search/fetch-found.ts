import type { Locale } from '@hospital/ui'
import type { SearchData } from './search-results.ts'

/** Asks the site's server what it has for some words. Rejects where it cannot say. The words are in the body: addresses are logged on the way. */
export const fetchFound = async (text: string, locale: Locale, signal: AbortSignal): Promise<SearchData> => {
  const response = await fetch('/_search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, locale }),
    signal,
  })
  if (!response.ok) throw new Error(`Search: ${response.status}`)
  // The server's own answer, made by findForWords.
  return (await response.json()) as SearchData
}
