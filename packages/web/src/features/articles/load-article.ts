import { localize } from '@hospital/sdk'
import { findArticle, findArticleCredits, listArticlesWithVideos, listRelatedArticles } from '@hospital/sdk/cms'
import type { Article, ArticleCredits } from '@hospital/sdk/cms'
import type { ArticleCardProps, ImageSource, LinkItem, Localizable, RichTextNode, VideoCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { articleCard, videoCard } from '../../shared/cards.ts'
import { hospitalLink } from '../../shared/hospital-link.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { dateOf, dayOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult, wordsOf } from '../../shared/loading/loaded.ts'
import type { Loaded, PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { printedAddress } from '../../shared/loading/qr-code.ts'
import { medicalArticle } from '../../shared/loading/structured-data.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { openingOfText } from '../../shared/rich-text/text-opening.ts'
import type { PrintedAddress } from '../../shell/print-head.tsx'
import { loadHelp, prefetchHelp } from './load-help.ts'
import type { ArticleHelp } from './load-help.ts'
import { warningIn } from './warning.ts'

/** A link to an article in a list of the newest. */
export interface ArticleLink extends LinkItem {
  /** `YYYY-MM-DD`. */
  readonly published: string | undefined
}

/** One article. */
export interface ArticleData extends ArticleHelp {
  readonly title: Localizable
  /** The summary in one or two sentences. */
  readonly lead: Localizable | undefined
  readonly author: string | undefined
  /** The doctor who reviewed it, and on which day, `YYYY-MM-DD`. */
  readonly reviewer: string | undefined
  readonly reviewed: string | undefined
  readonly category: LinkItem
  /** `YYYY-MM-DD`. */
  readonly published: string | undefined
  /** The day of the last change, if it is later. */
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

/** The editors' summary; undefined without one. */
const summaryOf = (credits: ArticleCredits | undefined, { locale }: LoaderContext) =>
  credits && localize(credits, 'ringkasan', locale)

const factsOf = (article: Article, credits: ArticleCredits | undefined, category: LinkItem, context: LoaderContext) => {
  const { locale } = context
  const body = localizedRichText(article, 'artikel', context)
  const { lead, rest } = openingOfText(summaryOf(credits, context), body, localize(article, 'artikel', locale).lang)
  const [published, updated] = [dayOf(article.createdAt), dayOf(article.updatedAt)]
  return {
    title: localize(article, 'judul', locale),
    category,
    published,
    updated: published && updated && updated > published ? updated : undefined,
    hospital: hospitalLink(article.rumah_sakit, locale),
    image: toImage(article.gambar, article.gambar?.alternativeText ?? ''),
    lead,
    body: rest,
    author: credits?.penulis?.trim() || undefined,
    reviewer: credits?.peninjau?.trim() || undefined,
    reviewed: dateOf(credits?.tgl_tinjau),
    warning: warningIn(body),
  }
}

const metaOf = (
  article: Article,
  facts: Omit<ReturnType<typeof factsOf>, 'warning'>,
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

/** Further articles and videos, and the author, read by the address alone. */
const loadAround = (slug: string, category: string, { cms, inTime }: LoaderContext) =>
  Promise.all([
    listRelatedArticles(cms, { slug, category }),
    listArticlesWithVideos(cms),
    inTime(findArticleCredits(cms, slug)),
  ])

type Around = Awaited<ReturnType<typeof loadAround>>

const pageOfArticle = async (
  article: Article,
  category: LinkItem & { readonly slug: string },
  [related, newest, credits]: Around,
  context: LoaderContext,
): Promise<Loaded<ArticleData>> => {
  const { locale } = context
  const address = href(locale, 'article', { category: category.slug, slug: article.slug ?? '' })
  const { warning, ...facts } = factsOf(article, credits?.data, { label: category.label, href: category.href }, context)
  const help = await loadHelp(article, { warning, specialtyCode: credits?.data?.kode_spesialis }, context)
  const others = (articles: readonly ArticleCardProps[]) => articles.filter((card) => card.href !== address)
  return {
    kind: 'page',
    data: {
      ...facts,
      ...help,
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
 * Loads an article. The address of another category redirects to its own. Contract: documents `ArticleBySlug`, `ArticleCredits`,
 * `RelatedArticles` and `ArticlesWithVideos`; see also `loadHelp`.
 */
export const loadArticle: PageLoader<ArticleData> = async (context) => {
  const {
    cms,
    locale,
    parameters: { category: asked = '', slug = '' },
  } = context
  const around = loadAround(slug, asked, context)
  prefetchHelp(context)
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
