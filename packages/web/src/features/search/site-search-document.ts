import { persisted } from '@hospital/sdk/persisted'
import type { Locale } from '@hospital/ui'
import type { SearchData } from './search-results.ts'

/** The variables of a search. */
export interface SiteSearchVariables {
  readonly text: string
  readonly locale: Locale
}

/** The answer to a search. */
export interface SiteSearchAnswer {
  readonly search: SearchData
}

/** The only document that `POST /_search` knows: the results for some words. */
export const siteSearchDocument = /* #__PURE__ */ persisted<SiteSearchAnswer, SiteSearchVariables>(
  'SiteSearch',
  'SiteSearch',
)
