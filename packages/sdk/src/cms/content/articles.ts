import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  ArticleBySlugDocument,
  ArticleCategoriesDocument,
  ArticleCreditsDocument,
  ArticlesByCategoryDocument,
  ArticlesDocument,
  ArticlesWithVideosDocument,
  RelatedArticlesDocument,
  SearchArticlesDocument,
} from '../../generated/cms-graphql/graphql.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import type { Article, ArticleCard, ArticleCategory, ArticleCredits, ArticlesWithVideos } from '../entities.ts'
import type { CmsPage } from '../normalized.ts'
import type { Paging } from './paging.ts'
import { readAll } from './read-all.ts'
import { field, only, searchFor } from './select.ts'

/** Articles, the newest first. Contract: document `Articles`. */
export const listArticles = async (
  cms: CmsClient,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
): Promise<Result<CmsPage<ArticleCard>>> =>
  field(await cms.query(ArticlesDocument, { page, pageSize }, options), 'artikels')

/** Articles of one category (its slug), the newest first. Contract: document `ArticlesByCategory`. */
export const listArticlesOfCategory = async (
  cms: CmsClient,
  category: string,
  { page = 1, pageSize = limits.list }: Paging = {},
  options?: CallOptions,
): Promise<Result<CmsPage<ArticleCard>>> =>
  field(await cms.query(ArticlesByCategoryDocument, { category, page, pageSize }, options), 'artikels')

/** One article with its full text; `not-found` if no published one has the slug. Contract: document `ArticleBySlug`. */
export const findArticle = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Article>> =>
  only(field(await cms.query(ArticleBySlugDocument, { slug }, options), 'artikels'))

/**
 * An article's authors and reviewers, its summary and its specialty. Fails if the content server has no such fields. Contract: document
 * `ArticleCredits`.
 */
export const findArticleCredits = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<ArticleCredits>> =>
  only(field(await cms.query(ArticleCreditsDocument, { slug }, options), 'artikels'))

/** Five further articles of the same category. Contract: document `RelatedArticles`. */
export const listRelatedArticles = async (
  cms: CmsClient,
  { slug, category }: { readonly slug: string; readonly category?: string | undefined },
  options?: CallOptions,
): Promise<Result<readonly ArticleCard[]>> =>
  field(
    await cms.query(
      RelatedArticlesDocument,
      { slug, limit: limits.related, ...(category !== undefined && { category }) },
      options,
    ),
    'artikels',
  )

/** Articles with the words in their title. Contract: document `SearchArticles`. */
export const searchArticles = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly ArticleCard[]>> => {
  const variables = { text: searchTerm(words), limit: limits.list }
  return searchFor(variables, async () =>
    field(await cms.query(SearchArticlesDocument, variables, options), 'artikels'),
  )
}

/** The five newest articles and the five newest videos. Contract: document `ArticlesWithVideos`. */
export const listArticlesWithVideos = (cms: CmsClient, options?: CallOptions): Promise<Result<ArticlesWithVideos>> =>
  cms.query(ArticlesWithVideosDocument, { limit: limits.articlesWithVideos }, options)

/** All categories of articles. Contract: document `ArticleCategories`. */
export const listArticleCategories = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly ArticleCategory[]>> =>
  field(await readAll(cms, ArticleCategoriesDocument, {}, options), 'kategoriArtikels')
