import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  FeaturedServiceBySlugDocument,
  FeaturedServicesDocument,
  SpecialistServiceBySlugDocument,
  SpecialistServicesDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CmsClient } from '../client.ts'
import type { FeaturedService, FeaturedServiceCard, SpecialistService, SpecialistServiceCard } from '../entities.ts'
import { readAll } from './read-all.ts'
import { field, only } from './select.ts'

/** All specialist services by name, without a limit. Contract: document `SpecialistServices`. */
export const listSpecialistServices = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly SpecialistServiceCard[]>> =>
  field(await readAll(cms, SpecialistServicesDocument, {}, options), 'layananSpesialises')

/** One specialist service; `not-found` if none has the slug. Contract: document `SpecialistServiceBySlug`. */
export const findSpecialistService = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<SpecialistService>> =>
  only(field(await cms.query(SpecialistServiceBySlugDocument, { slug }, options), 'layananSpesialises'))

/** All featured services by name. Contract: document `FeaturedServices`. */
export const listFeaturedServices = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly FeaturedServiceCard[]>> =>
  field(await readAll(cms, FeaturedServicesDocument, {}, options), 'layananUnggulans')

/** One featured service with its text per hospital; `not-found` if none has the slug. Contract: document `FeaturedServiceBySlug`. */
export const findFeaturedService = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<FeaturedService>> =>
  only(field(await cms.query(FeaturedServiceBySlugDocument, { slug }, options), 'layananUnggulans'))
