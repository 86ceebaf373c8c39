import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  ArticleHitsDocument,
  DoctorHitsDocument,
  EventHitsDocument,
  PackageHitsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CalendarDate } from '../../rules/jakarta.ts'
import type { CmsClient } from '../client.ts'
import type { ArticleHit, DoctorHit, EventHit, PackageHit } from '../entities.ts'
import { hitVariables, packageHitVariables } from '../hit-variables.ts'
import { field } from './select.ts'

/** Titles and slugs of articles with the words in their title. Contract: document `ArticleHits`. */
export const listArticleHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly ArticleHit[]>> =>
  field(await cms.query(ArticleHitsDocument, hitVariables(words), options), 'artikels')

/** Names and slugs of packages on offer after `today` with the words in their name. Contract: document `PackageHits`. */
export const listPackageHits = async (
  cms: CmsClient,
  words: string,
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly PackageHit[]>> =>
  field(await cms.query(PackageHitsDocument, packageHitVariables({ text: words, today }), options), 'pakets')

/** Names and slugs of active doctors with the words in their name. Contract: document `DoctorHits`. */
export const listDoctorHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly DoctorHit[]>> =>
  field(await cms.query(DoctorHitsDocument, hitVariables(words), options), 'dokters')

/** Titles and slugs of events with the words in their title. Contract: document `EventHits`. */
export const listEventHits = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly EventHit[]>> =>
  field(await cms.query(EventHitsDocument, hitVariables(words), options), 'eventCommunities')
