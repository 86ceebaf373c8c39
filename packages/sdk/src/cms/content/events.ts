import type { CallOptions } from '../../client/contract.ts'
import {
  EventBySlugDocument,
  EventsDocument,
  RelatedEventsDocument,
  SearchEventsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import type { Paging } from './paging.ts'
import { field, only } from './select.ts'

/** Events and communities, the newest first. Contract: document `Events`. */
export const listEvents = async (
  cms: CmsClient,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
) => field(await cms.query(EventsDocument, { page, pageSize }, options), 'eventCommunities')

/** One event; `not-found` if no published one has the slug. Contract: document `EventBySlug`. */
export const findEvent = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  only(field(await cms.query(EventBySlugDocument, { slug }, options), 'eventCommunities'))

/** Five further events. Contract: document `RelatedEvents`. */
export const listRelatedEvents = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  field(await cms.query(RelatedEventsDocument, { slug, limit: limits.related }, options), 'eventCommunities')

/** Events with the words in title or text. Contract: document `SearchEvents`. */
export const searchEvents = async (cms: CmsClient, words: string, options?: CallOptions) =>
  field(
    await cms.query(SearchEventsDocument, { text: searchTerm(words), limit: limits.list }, options),
    'eventCommunities',
  )
