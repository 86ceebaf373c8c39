import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  AllArticleHitsDocument,
  AllDoctorHitsDocument,
  AllEventHitsDocument,
  AllPackageHitsDocument,
  ArticleHitsDocument,
  DoctorHitsDocument,
  EventHitsDocument,
  PackageHitsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CalendarDate } from '../../rules/jakarta.ts'
import type { CmsClient } from '../client.ts'
import type { ArticleHit, DoctorEntry, DoctorHit, EventEntry, EventHit, PackageHit } from '../entities.ts'
import { hitVariables, packageHitVariables } from '../hit-variables.ts'
import { readAll } from './read-all.ts'
import { field, searchFor } from './select.ts'

/** Titles and slugs of articles with the words in their title. Contract: document `ArticleHits`. */
export const listArticleHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly ArticleHit[]>> => {
  const variables = hitVariables(words)
  return searchFor(variables, async () => field(await cms.query(ArticleHitsDocument, variables, options), 'artikels'))
}

/** Names and slugs of packages on offer after `today` with the words in their name. Contract: document `PackageHits`. */
export const listPackageHits = async (
  cms: CmsClient,
  words: string,
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly PackageHit[]>> => {
  const variables = packageHitVariables({ text: words, today })
  return searchFor(variables, async () => field(await cms.query(PackageHitsDocument, variables, options), 'pakets'))
}

/** Names and slugs of active doctors with the words in their name. Contract: document `DoctorHits`. */
export const listDoctorHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly DoctorHit[]>> => {
  const variables = hitVariables(words)
  return searchFor(variables, async () => field(await cms.query(DoctorHitsDocument, variables, options), 'dokters'))
}

/** Titles and slugs of events with the words in their title. Contract: document `EventHits`. */
export const listEventHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly EventHit[]>> => {
  const variables = hitVariables(words)
  return searchFor(variables, async () =>
    field(await cms.query(EventHitsDocument, variables, options), 'eventCommunities'),
  )
}

/** What a search finds of all articles, without a limit. Contract: document `AllArticleHits`. */
export const listAllArticleHits = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly ArticleHit[]>> => field(await readAll(cms, AllArticleHitsDocument, {}, options), 'artikels')

/** What a search finds of all packages on offer after `today`, without a limit. Contract: document `AllPackageHits`. */
export const listAllPackageHits = async (
  cms: CmsClient,
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly PackageHit[]>> =>
  field(await readAll(cms, AllPackageHitsDocument, { today }, options), 'pakets')

/** What a search finds of all active doctors, without a limit. Contract: document `AllDoctorHits`. */
export const listAllDoctorHits = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly DoctorEntry[]>> => field(await readAll(cms, AllDoctorHitsDocument, {}, options), 'dokters')

/** What a search finds of all events, without a limit. Contract: document `AllEventHits`. */
export const listAllEventHits = async (cms: CmsClient, options?: CallOptions): Promise<Result<readonly EventEntry[]>> =>
  field(await readAll(cms, AllEventHitsDocument, {}, options), 'eventCommunities')
