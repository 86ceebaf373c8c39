import type { RulesOf } from './rule.ts'

/** The search of the header. */
export const searchRules = {
  'search.modal': ['2 Header', 'Typing in the header search opens a modal, 70% wide, with four result groups'],
  'search.groups': ['4 States', 'Four groups are fetched: articles, packages, doctors, events/communities'],
  'search.links': [
    '2 Header',
    'Result links are /{category_slug}/{article_slug}, /paket/{slug}, /dokter/{slug} and /informasi/event-community/{slug}',
  ],
  'search.empty': ['4 States', 'Empty text closes the modal and clears results'],
  'search.filters': ['4 States', 'Each group has a filter toggle, all on at first'],
  'search.not-found': ['4 States', 'A group with no hits shows a localized not-found message'],
  'search.mobile-history': [
    '4 States',
    'Mobile search: a query opens the result panel and is added to the history, only if not already there',
  ],
  'search.history-cookie': ['9 Constants', 'Search history cookie: 7 days'],
  'search.limit': ['9 Constants', 'Lists of articles and packages: capped at 10'],
} as const satisfies RulesOf<'search'>
