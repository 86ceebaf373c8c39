import type { Locale } from '@hospital/ui'
import { findArticle, listArticleCategories } from '@hospital/sdk/cms'
import type { Head, PageContent, PageState } from '../app/page-state.ts'
import { localizedPath } from '../routes/href.ts'
import type { RouteMatch } from '../routes/match.ts'
import type { LoaderContext } from './context.ts'
import { loadHome } from './home.ts'

/** The messages that heads are written with. */
export type HeadMessages = Readonly<Record<'title' | 'description', string>>

/** A page with the status that it is sent with. */
export interface LoadedContent {
  readonly status: 200 | 404 | 500 | 502
  readonly content: PageContent
}

const locales: readonly Locale[] = ['id', 'en']

/** Whether a page of the article routes exists: their paths would match anything. */
const articleExists = async (match: RouteMatch, { cms }: LoaderContext): Promise<LoadedContent> => {
  const { category, slug } = match.parameters
  const planned: LoadedContent = { status: 200, content: { kind: 'planned' } }
  const missing: LoadedContent = { status: 404, content: { kind: 'not-found' } }
  const failed: LoadedContent = { status: 502, content: { kind: 'error' } }
  if (match.name === 'articleCategory') {
    const categories = await listArticleCategories(cms)
    if (categories.error) return failed
    return categories.data.some((entry) => entry.slug === category) ? planned : missing
  }
  const article = await findArticle(cms, slug ?? '')
  if (article.error) return article.error.kind === 'not-found' ? missing : failed
  return article.data.kategori_artikel?.slug === category ? planned : missing
}

/** Loads what a page shows. */
export const loadContent = async (match: RouteMatch | undefined, context: LoaderContext): Promise<LoadedContent> => {
  if (!match) return { status: 404, content: { kind: 'not-found' } }
  if (match.route.page === 'home') return { status: 200, content: { kind: 'home', data: await loadHome(context) } }
  if (match.name === 'articleCategory' || match.name === 'article') return articleExists(match, context)
  return { status: 200, content: { kind: 'planned' } }
}

/** The page in each language. */
export const languagesOf = (path: string, search: string): PageState['languages'] =>
  locales.map((locale) => ({
    locale,
    href: `/_locale/${locale}?${new URLSearchParams({ to: `${localizedPath(path, locale)}${search}` }).toString()}`,
  }))

interface HeadInput {
  readonly content: PageContent
  readonly path: string
  readonly locale: Locale
  readonly origin: string
  readonly siteName: string
  readonly words: HeadMessages
}

const imageOf = (content: PageContent): string | undefined =>
  content.kind === 'home' && content.data.slides.ok ? content.data.slides.value[0]?.image?.src : undefined

/** The head of a page. Only pages with content of their own may be found by search engines. */
export const headOf = ({ content, path, locale, origin, siteName, words }: HeadInput): Head => {
  const address = (language: Locale) => `${origin}${localizedPath(path, language)}`
  const indexed = content.kind === 'home'
  return {
    title: `${words.title} | ${siteName}`,
    description: words.description,
    url: address(locale),
    image: imageOf(content),
    type: 'website',
    alternates: indexed ? locales.map((language) => ({ locale: language, url: address(language) })) : [],
    indexed,
  }
}
