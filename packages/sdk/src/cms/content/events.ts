import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  EventBySlugDocument,
  EventsDocument,
  RelatedEventsDocument,
  SearchEventsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import type { Event, EventCard } from '../entities.ts'
import type { CmsPage } from '../normalized.ts'
import type { Paging } from './paging.ts'
import { field, only, searchFor } from './select.ts'

/** Events and communities, the newest first. Contract: document `Events`. */
export const listEvents = async (
  cms: CmsClient,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
): Promise<Result<CmsPage<EventCard>>> =>
  field(await cms.query(EventsDocument, { page, pageSize }, options), 'eventCommunities')

/** One event; `not-found` if no published one has the slug. Contract: document `EventBySlug`. */
export const findEvent = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Event>> =>
  only(field(await cms.query(EventBySlugDocument, { slug }, options), 'eventCommunities'))

/** Five further events. Contract: document `RelatedEvents`. */
export const listRelatedEvents = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<readonly EventCard[]>> =>
  field(await cms.query(RelatedEventsDocument, { slug, limit: limits.related }, options), 'eventCommunities')

/** Events with the words in their title. Contract: document `SearchEvents`. */
export const searchEvents = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly EventCard[]>> => {
  const variables = { text: searchTerm(words), limit: limits.list }
  return searchFor(variables, async () =>
    field(await cms.query(SearchEventsDocument, variables, options), 'eventCommunities'),
  )
}
