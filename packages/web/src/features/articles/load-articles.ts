import { localize, searchTerm } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listArticleCategories, listArticles, listArticlesOfCategory, searchArticles } from '@hospital/sdk/cms'
import type { ArticleCategory, ArticleCard } from '@hospital/sdk/cms'
import type { CmsPage } from '@hospital/sdk/cms'
import type { ActiveFilter, ArticleCardProps, LinkItem, Localizable } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { articleCard } from '../../shared/cards.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWholeList, listPages, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { Loaded, PageLoader } from '../../shared/loading/loaded.ts'

/** A list of articles: all of them, those of one category, or the results of a search. */
export interface ArticlesData {
  readonly title: Localizable
  readonly intro: string
  /** The slug of the category; undefined for all articles. */
  readonly category: string | undefined
  /** The links to the lists of all categories, and the current one. */
  readonly topics: readonly LinkItem[]
  readonly current: string
  /** The search words. */
  readonly words: string | undefined
  readonly active: readonly ActiveFilter[]
  readonly pages: ListPages
  readonly articles: readonly ArticleCardProps[]
}

/** The most characters of a search; a longer text is cut. */
const longestSearch = 100

/** The results of a search are one page, since the CMS gives at most ten. */
const search = async (cms: LoaderContext['cms'], words: string): Promise<Result<CmsPage<ArticleCard>>> => {
  const result = await searchArticles(cms, words)
  if (result.error) return result
  const { data: items } = result
  return { data: { items, pagination: { total: items.length, page: 1, pageSize: items.length, pageCount: 1 } } }
}

const find = (
  words: string,
  category: string | undefined,
  { cms, query }: LoaderContext,
): Promise<Result<CmsPage<ArticleCard>>> => {
  if (words !== '') return search(cms, words)
  return pageWithin(pageOf(query), (page) =>
    category === undefined ? listArticles(cms, { page }) : listArticlesOfCategory(cms, category, { page }),
  )
}

/** Links to the lists of all categories, that of all articles first. */
export const articleTopics = (
  categories: readonly ArticleCategory[],
  { locale, message }: LoaderContext,
): readonly LinkItem[] => [
  { label: message('web.articles.allTopics'), href: href(locale, 'articles') },
  ...categories.flatMap((entry) => {
    const label = localize(entry, 'kategori', locale)
    return entry.slug && label.text !== ''
      ? [{ label, href: href(locale, 'articleCategory', { category: entry.slug }) }]
      : []
  }),
]

interface ListWords {
  readonly title: Localizable
  readonly intro: string
  readonly category: string | undefined
  readonly words: string
}

const pageFrom = (
  list: ListWords,
  found: CmsPage<ArticleCard>,
  categories: readonly ArticleCategory[],
  context: LoaderContext,
): Loaded<ArticlesData> => {
  const { locale, message } = context
  const { title, intro, category, words } = list
  const articles = found.items.flatMap((article) => articleCard(article, locale))
  const pages = listPages(found, words === '' ? {} : { q: words }, articles.length)
  const all = href(locale, 'articles')
  return {
    kind: 'page',
    data: {
      title,
      intro,
      category,
      topics: articleTopics(categories, context),
      current: category === undefined ? all : href(locale, 'articleCategory', { category }),
      words: words === '' ? undefined : words,
      active: words === '' ? [] : [{ label: words, href: all }],
      pages,
      articles,
    },
    meta: {
      title,
      description: intro,
      indexed: isWholeList(pages) && found.items.length > 0,
      above: category === undefined ? [] : [{ label: message('web.articles.title'), href: all }],
    },
  }
}

/** Loads all articles, the newest first, or those with the words of `q`. Contract: documents `Articles`, `SearchArticles`, `ArticleCategories`. */
const loadAll: PageLoader<ArticlesData> = async (context) => {
  const { cms, message, query } = context
  const words = searchTerm((query.get('q') ?? '').slice(0, longestSearch))
  const [categories, articles] = await Promise.all([listArticleCategories(cms), find(words, undefined, context)])
  const list = {
    title: message('web.articles.title'),
    intro: message('web.articles.intro'),
    category: undefined,
    words,
  }
  return fromResult(articles, (found) => pageFrom(list, found, categories.data ?? [], context))
}

/**
 * Loads the articles of a category. A category that the CMS does not have has no page. Contract: documents `ArticlesByCategory`,
 * `ArticleCategories`.
 */
const loadCategory: PageLoader<ArticlesData> = async (context) => {
  const {
    cms,
    locale,
    message,
    parameters: { category: slug = '' },
  } = context
  const asked = find('', slug, context)
  return fromResult(await listArticleCategories(cms), async (categories) => {
    const category = categories.find((entry) => entry.slug === slug)
    const title = category && localize(category, 'kategori', locale)
    if (!title || title.text === '') return { kind: 'missing' }
    const list = { title, intro: message('web.articles.topicIntro', { topic: title.text }), category: slug, words: '' }
    return fromResult(await asked, (found) => pageFrom(list, found, categories, context))
  })
}

/** Loads a list of articles: of a category, or of all. */
export const loadArticles: PageLoader<ArticlesData> = (context) =>
  context.route === 'articleCategory' ? loadCategory(context) : loadAll(context)
