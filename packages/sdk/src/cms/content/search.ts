import type { CallOptions } from '../../client/contract.ts'
import {
  ArticleHitsDocument,
  DoctorHitsDocument,
  EventHitsDocument,
  PackageHitsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CalendarDate } from '../../rules/jakarta.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import { field } from './select.ts'

const wordsOf = (words: string) => ({ text: searchTerm(words), limit: limits.list })

/** Titles and slugs of articles with the words in their title. Contract: document `ArticleHits`. */
export const listArticleHits = async (cms: CmsClient, words: string, options?: CallOptions) =>
  field(await cms.query(ArticleHitsDocument, wordsOf(words), options), 'artikels')

/** Names and slugs of packages on offer after `today` with the words in their name. Contract: document `PackageHits`. */
export const listPackageHits = async (cms: CmsClient, words: string, today: CalendarDate, options?: CallOptions) =>
  field(await cms.query(PackageHitsDocument, { ...wordsOf(words), today }, options), 'pakets')

/** Names and slugs of active doctors with the words in their name. Contract: document `DoctorHits`. */
export const listDoctorHits = async (cms: CmsClient, words: string, options?: CallOptions) =>
  field(await cms.query(DoctorHitsDocument, wordsOf(words), options), 'dokters')

/** Titles and slugs of events with the words in their title. Contract: document `EventHits`. */
export const listEventHits = async (cms: CmsClient, words: string, options?: CallOptions) =>
  field(await cms.query(EventHitsDocument, wordsOf(words), options), 'eventCommunities')
