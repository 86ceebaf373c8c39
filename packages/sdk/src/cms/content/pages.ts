import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  AllSlugsDocument,
  CareerBySlugDocument,
  FormBySlugDocument,
  FormSlugsDocument,
  OpenCareerSlugsDocument,
  QualityIndicatorBySlugDocument,
  QualityIndicatorsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CalendarDate } from '../../rules/jakarta.ts'
import type { CmsClient } from '../client.ts'
import type {
  Career,
  Form,
  OpenCareer,
  QualityIndicator,
  QualityIndicatorCard,
  Slugs,
  TitledSlug,
} from '../entities.ts'
import { readAll } from './read-all.ts'
import { field, only } from './select.ts'

/** One form with its files; `not-found` if none has the slug. Contract: document `FormBySlug`. */
export const findForm = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Form>> =>
  only(field(await cms.query(FormBySlugDocument, { slug }, options), 'forms'))

/** One vacancy; `not-found` if none has the slug. Contract: document `CareerBySlug`. */
export const findCareer = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Career>> =>
  only(field(await cms.query(CareerBySlugDocument, { slug }, options), 'karirs'))

/** All quality indicators, the newest first. Contract: document `QualityIndicators`. */
export const listQualityIndicators = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly QualityIndicatorCard[]>> =>
  field(await readAll(cms, QualityIndicatorsDocument, {}, options), 'dataIndikatorMutus')

/** One quality indicator with its figures; `not-found` if none has the slug. Contract: document `QualityIndicatorBySlug`. */
export const findQualityIndicator = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<QualityIndicator>> =>
  only(field(await cms.query(QualityIndicatorBySlugDocument, { slug }, options), 'dataIndikatorMutus'))

/** The slugs and titles of all forms. Contract: document `FormSlugs`. */
export const listFormSlugs = async (cms: CmsClient, options?: CallOptions): Promise<Result<readonly TitledSlug[]>> =>
  field(await readAll(cms, FormSlugsDocument, {}, options), 'forms')

/** The vacancies that are open on a day. Contract: document `OpenCareerSlugs`. */
export const listOpenCareerSlugs = async (
  cms: CmsClient,
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly OpenCareer[]>> =>
  field(await readAll(cms, OpenCareerSlugsDocument, { today }, options), 'karirs')

/**
 * The slugs of articles, packages shown after `today`, active doctors, events, hospitals and featured services, for the sitemap. Articles,
 * packages, doctors and events also have the fields that a search shows. Contract: document `AllSlugs`.
 */
export const listSlugs = (cms: CmsClient, today: CalendarDate, options?: CallOptions): Promise<Result<Slugs>> =>
  readAll(cms, AllSlugsDocument, { today }, options)
