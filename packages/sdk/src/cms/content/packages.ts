import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  PackageBySlugDocument,
  PackageCategoriesDocument,
  PackagesByCategoryDocument,
  PackagesDocument,
  RelatedPackagesDocument,
  SearchPackagesDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CalendarDate } from '../../rules/jakarta.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import type { Package, PackageCard, PackageCategory } from '../entities.ts'
import type { CmsPage } from '../normalized.ts'
import type { Paging } from './paging.ts'
import { readAll } from './read-all.ts'
import { field, only, searchFor } from './select.ts'

/** Packages on offer after `today`. Contract: document `Packages`. */
export const listPackages = async (
  cms: CmsClient,
  today: CalendarDate,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
): Promise<Result<CmsPage<PackageCard>>> =>
  field(await cms.query(PackagesDocument, { today, page, pageSize }, options), 'pakets')

/** Packages of one category (its slug) on offer after `today`. Contract: document `PackagesByCategory`. */
export const listPackagesOfCategory = async (
  cms: CmsClient,
  category: string,
  today: CalendarDate,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
): Promise<Result<CmsPage<PackageCard>>> =>
  field(await cms.query(PackagesByCategoryDocument, { category, today, page, pageSize }, options), 'pakets')

/** One package on offer after `today`; `not-found` if none has the slug. Contract: document `PackageBySlug`. */
export const findPackage = async (
  cms: CmsClient,
  slug: string,
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<Package>> => only(field(await cms.query(PackageBySlugDocument, { slug, today }, options), 'pakets'))

/** Up to ten further packages of the same category. Contract: document `RelatedPackages`. */
export const listRelatedPackages = async (
  cms: CmsClient,
  { slug, category }: { readonly slug: string; readonly category?: string | undefined },
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly PackageCard[]>> =>
  field(
    await cms.query(
      RelatedPackagesDocument,
      { slug, today, limit: limits.list, ...(category !== undefined && { category }) },
      options,
    ),
    'pakets',
  )

/**
 * Up to ten packages on offer after `today` with the words in their name, of one category (its slug) or of any. Contract: document
 * `SearchPackages`.
 */
export const searchPackages = async (
  cms: CmsClient,
  { words, category }: { readonly words: string; readonly category?: string | undefined },
  today: CalendarDate,
  options?: CallOptions,
): Promise<Result<readonly PackageCard[]>> => {
  const text = searchTerm(words)
  const variables = { text, today, limit: limits.list, ...(category !== undefined && { category }) }
  return searchFor(variables, async () => field(await cms.query(SearchPackagesDocument, variables, options), 'pakets'))
}

/** All categories of packages. Contract: document `PackageCategories`. */
export const listPackageCategories = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly PackageCategory[]>> =>
  field(await readAll(cms, PackageCategoriesDocument, {}, options), 'kategoriPakets')
