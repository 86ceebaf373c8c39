import type { Locale, SearchHit, SearchInstead } from '@hospital/ui'

/** Kinds of things that the search of the site finds, in the order of their groups: the specification's four come first. */
export const foundKinds = ['articles', 'packages', 'doctors', 'events', 'services', 'hospitals', 'pages'] as const

/** See foundKinds. */
export type FoundKind = (typeof foundKinds)[number]

/** What the site has for some words. */
export interface Found {
  /** Up to three of all kinds, the likeliest first; empty where the groups alone show them as well. */
  readonly best: readonly SearchHit[]
  /** The hits of each kind, the likeliest first. A kind whose list could not be read is missing. */
  readonly hits: Readonly<Partial<Record<FoundKind, readonly SearchHit[]>>>
  /** Where there are no hits: what is written most like the words, what people come for most, and whom to call. */
  readonly instead: SearchInstead | undefined
}

/** Searches the site. Undefined while there is no index yet. */
export type SiteSearch = (words: string, locale: Locale) => Promise<Found | undefined>
