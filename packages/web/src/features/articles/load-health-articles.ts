import { localize } from '@hospital/sdk'
import type { ArticleCategory } from '@hospital/sdk/cms'
import { listArticleCategories, listArticlesOfCategory, listSpecialistServices } from '@hospital/sdk/cms'
import type { ArticleCardProps, LinkItem, Localizable, SelectOption } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { articleCard } from '../../shared/cards.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { Loaded, PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { articlesOfEveryCode } from '../doctors/of-every-code.ts'
import { codesOf, parseCode, specialtyByCode, specialtyOptions } from '../doctors/specialties.ts'
import { articleTopics } from './load-articles.ts'

/** The newest articles of a topic. */
export interface TopicData {
  readonly title: Localizable
  readonly href: string
  readonly articles: Part<readonly ArticleCardProps[]>
}

/** Articles by topic, or those for the patients of one specialty. */
export interface HealthArticlesData {
  readonly topics: readonly LinkItem[]
  readonly specialty: {
    readonly options: readonly SelectOption[]
    readonly value: string | undefined
    readonly name: Localizable | undefined
  }
  /** Articles for the chosen specialty; undefined if none was chosen. */
  readonly found: readonly ArticleCardProps[] | undefined
  readonly byTopic: readonly TopicData[]
}

/** How many articles of each topic are shown. */
const shown = 4

const loadTopic = async (
  category: ArticleCategory,
  { cms, locale, inTime }: LoaderContext,
): Promise<readonly TopicData[]> => {
  const title = localize(category, 'kategori', locale)
  const { slug } = category
  if (!slug || title.text === '') return []
  const articles = toPart(await inTime(listArticlesOfCategory(cms, slug, { pageSize: shown })), ({ items }) =>
    items.flatMap((article) => articleCard(article, locale)),
  )
  // A topic without articles is not shown.
  return articles.ok && articles.value.length === 0
    ? []
    : [{ title, href: href(locale, 'articleCategory', { category: slug }), articles }]
}

const page = (data: HealthArticlesData, { message }: LoaderContext): Loaded<HealthArticlesData> => ({
  kind: 'page',
  data,
  meta: {
    title: message('web.healthArticles.title'),
    description: message('web.healthArticles.intro'),
    indexed: data.found === undefined,
  },
})

/**
 * Loads the articles by topic, the newest few of each; with `spesialis` those for one specialty's patients. Contract:
 * documents `ArticleCategories`, `ArticlesByCategory`, `SpecialistServices`; operation `listArticlesBySpecialty`.
 */
export const loadHealthArticles: PageLoader<HealthArticlesData> = async (context) => {
  const { cms, locale, query } = context
  const asked = query.get('spesialis')
  // Prefetched before the specialties are known: equal reads in flight are joined.
  const code = parseCode(asked)
  if (code !== undefined) void articlesOfEveryCode(cms, [code])
  const services = listSpecialistServices(cms)
  const categories = await listArticleCategories(cms)
  const loadTopics = () => Promise.all((categories.data ?? []).map((entry) => loadTopic(entry, context)))
  // If the address names no specialty, the topics are read at once. Otherwise they are shown only if the specialty is unknown.
  const prefetched = asked ? undefined : loadTopics()
  const specialties = (await services).data ?? []
  const specialty = specialtyByCode(specialties, asked)
  const codes = specialty ? codesOf(specialty) : []
  const choice = {
    options: specialtyOptions(specialties, locale),
    value: codes[0],
    name: specialty && localize(specialty, 'nama', locale),
  }
  const topics = articleTopics(categories.data ?? [], context)
  if (codes.length > 0) {
    return fromResult(await articlesOfEveryCode(cms, codes), (found) =>
      page(
        { topics, specialty: choice, found: found.flatMap((article) => articleCard(article, locale)), byTopic: [] },
        context,
      ),
    )
  }
  return fromResult(categories, async () => {
    const byTopic = (await (prefetched ?? loadTopics())).flat()
    return page({ topics, specialty: choice, found: undefined, byTopic }, context)
  })
}
