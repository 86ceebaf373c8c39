import { localize } from '@hospital/sdk'
import { findArticle, listArticlesWithVideos, listRelatedArticles } from '@hospital/sdk/cms'
import type { Article } from '@hospital/sdk/cms'
import type { ArticleCardProps, ImageSource, LinkItem, Localizable, RichTextNode, VideoCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { articleCard, videoCard } from '../../shared/cards.ts'
import { hospitalLink } from '../../shared/hospital-link.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { dayOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult, wordsOf } from '../../shared/loading/loaded.ts'
import type { Loaded, PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { printedAddress } from '../../shared/loading/qr-code.ts'
import { medicalArticle } from '../../shared/loading/structured-data.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import type { PrintedAddress } from '../../shell/print-head.tsx'

/** A link to an article in a list of the newest. */
export interface ArticleLink extends LinkItem {
  /** `YYYY-MM-DD`. */
  readonly published: string | undefined
}

/** One article. */
export interface ArticleData {
  readonly title: Localizable
  readonly category: LinkItem
  /** `YYYY-MM-DD`. */
  readonly published: string | undefined
  /** The day of the last change, where that is a later one. */
  readonly updated: string | undefined
  readonly hospital: LinkItem | undefined
  readonly image: ImageSource | undefined
  readonly body: readonly RichTextNode[]
  readonly related: Part<readonly ArticleCardProps[]>
  readonly newest: Part<readonly ArticleLink[]>
  readonly videos: Part<readonly VideoCardProps[]>
  readonly printed: PrintedAddress
}

const articleLink = (card: ArticleCardProps): ArticleLink => ({
  label: card.title,
  href: card.href,
  published: card.published,
})

const factsOf = (article: Article, category: LinkItem, context: LoaderContext) => {
  const { locale } = context
  const [published, updated] = [dayOf(article.createdAt), dayOf(article.updatedAt)]
  return {
    title: localize(article, 'judul', locale),
    category,
    published,
    updated: published && updated && updated > published ? updated : undefined,
    hospital: hospitalLink(article.rumah_sakit, locale),
    image: toImage(article.gambar, article.gambar?.alternativeText ?? ''),
    body: localizedRichText(article, 'artikel', context),
  }
}

const metaOf = (
  article: Article,
  facts: ReturnType<typeof factsOf>,
  address: string,
  { locale, origin, config, message }: LoaderContext,
) => {
  const { text, lang } = localize(article, 'artikel', locale)
  const description = text
  const thing = medicalArticle({
    ...facts,
    headline: facts.title.text,
    description,
    lang,
    url: `${origin}${address}`,
    publisher: { name: config.siteName, url: origin },
  })
  const above = [{ label: message('web.articles.title'), href: href(locale, 'articles') }, facts.category]
  return {
    title: facts.title,
    description: description || undefined,
    image: facts.image,
    type: 'article' as const,
    above,
    about: [thing],
  }
}

/** What else there is to read and to watch, asked for by the address alone. */
const loadAround = (slug: string, category: string, { cms }: LoaderContext) =>
  Promise.all([listRelatedArticles(cms, { slug, category }), listArticlesWithVideos(cms)])

type Around = Awaited<ReturnType<typeof loadAround>>

const pageOfArticle = (
  article: Article,
  category: LinkItem & { readonly slug: string },
  [related, newest]: Around,
  context: LoaderContext,
): Loaded<ArticleData> => {
  const { locale } = context
  const address = href(locale, 'article', { category: category.slug, slug: article.slug ?? '' })
  const facts = factsOf(article, { label: category.label, href: category.href }, context)
  const others = (articles: readonly ArticleCardProps[]) => articles.filter((card) => card.href !== address)
  return {
    kind: 'page',
    data: {
      ...facts,
      related: toPart(related, (list) => others(list.flatMap((entry) => articleCard(entry, locale)))),
      newest: toPart(newest, ({ artikels }) =>
        others((artikels ?? []).flatMap((entry) => articleCard(entry, locale))).map(articleLink),
      ),
      videos: toPart(newest, ({ videos }) => (videos ?? []).flatMap(videoCard)),
      printed: printedAddress(`${context.origin}${address}`),
    },
    meta: metaOf(article, facts, address, context),
  }
}

/**
 * Loads an article. The address of another category redirects to its own. Contract: documents `ArticleBySlug`,
 * `RelatedArticles` and `ArticlesWithVideos`.
 */
export const loadArticle: PageLoader<ArticleData> = async (context) => {
  const {
    cms,
    locale,
    parameters: { category: asked = '', slug = '' },
  } = context
  const around = loadAround(slug, asked, context)
  return fromResult(await findArticle(cms, slug), async (article) => {
    const { kategori_artikel: category } = article
    if (!category?.slug || wordsOf(localize(article, 'judul', locale)) === '') return { kind: 'missing' }
    const address = { category: category.slug, slug: article.slug ?? slug }
    if (category.slug !== asked) return { kind: 'redirect', status: 301, to: href(locale, 'article', address) }
    const label = localize(category, 'kategori', locale)
    const link = {
      label: label.text === '' ? category.slug : label,
      href: href(locale, 'articleCategory', { category: category.slug }),
      slug: category.slug,
    }
    return pageOfArticle({ ...article, slug: address.slug }, link, await around, context)
  })
}
