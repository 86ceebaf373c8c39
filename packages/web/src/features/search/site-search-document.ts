import { persisted } from '@hospital/sdk/persisted'
import type { Locale } from '@hospital/ui'
import type { SearchData } from './search-results.ts'

/** What a search sends. */
export interface SiteSearchVariables {
  readonly text: string
  readonly locale: Locale
}

/** What a search gets. */
export interface SiteSearchAnswer {
  readonly search: SearchData
}

/** The one document that `POST /_search` knows: what the site has for some words. */
export const siteSearchDocument = /* #__PURE__ */ persisted<SiteSearchAnswer, SiteSearchVariables>(
  'SiteSearch',
  'SiteSearch',
)
