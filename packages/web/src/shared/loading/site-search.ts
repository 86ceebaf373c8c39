import type { Locale, SearchHit, SearchInstead } from '@hospital/ui'

/** Kinds of things that the search of the site finds, in the order of their groups: the specification's four come first. */
export const foundKinds = ['articles', 'packages', 'doctors', 'events', 'services', 'hospitals', 'pages'] as const

/** See foundKinds. */
export type FoundKind = (typeof foundKinds)[number]

/** The results of a search. */
export interface Found {
  /** Up to three hits of all kinds, the likeliest first; empty if the groups alone show the same. */
  readonly best: readonly SearchHit[]
  /** The hits of each kind, the likeliest first. A kind whose list could not be read is missing. */
  readonly hits: Readonly<Partial<Record<FoundKind, readonly SearchHit[]>>>
  /** If there are no hits: the entries with the most similar spelling, the most common tasks, and the numbers to call. */
  readonly instead: SearchInstead | undefined
}

/** Searches the site. Undefined while there is no index yet. */
export type SiteSearch = (words: string, locale: Locale) => Promise<Found | undefined>
