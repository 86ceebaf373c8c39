import { metaDescription } from '@hospital/sdk'
import { locales } from '@hospital/ui'
import type { LinkItem, Locale } from '@hospital/ui'
import { loaderOf } from '../../features/loaders.ts'
import type { SubstituteName } from '../../features/page-files.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import type { Head, PageState } from '../../navigation/page-state.ts'
import { href, localizedPath } from '../../routes/href.ts'
import type { RouteMatch } from '../../routes/match.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { PageMeta } from '../../shared/loading/loaded.ts'
import { wordsOf } from '../../shared/loading/loaded.ts'
import { breadcrumbList } from '../../shared/loading/structured-data.ts'
import type { PageAddress } from './canonical.ts'

/** The result for an address: a page, a redirect, "not found", or "not available now". */
export type LoadedPageState =
  | { readonly kind: 'page'; readonly page: PageState; readonly isWhole?: boolean | undefined }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' }

/** The page in each language. */
const languagesOf = ({ path, search }: PagePlace): PageState['languages'] =>
  locales.map((locale) => ({
    locale,
    href: `/_locale/${locale}?${new URLSearchParams({ to: `${localizedPath(path, locale)}${search}` }).toString()}`,
  }))

/** The place of a page: its own path, without the language, and its query. */
type PagePlace = Pick<PageAddress, 'path' | 'search'>

/** The share picture of a page that has none of its own. */
const groupPicture = '/share.png'

const headOf = (
  meta: PageMeta,
  trail: readonly LinkItem[],
  { path }: PagePlace,
  { locale, origin, config, message }: LoaderContext,
): Head => {
  const {
    title,
    description = message('web.home.description'),
    image,
    type = 'website',
    indexed = true,
    about = [],
    canonical = path,
  } = meta
  const address = (language: Locale) => `${origin}${localizedPath(canonical, language)}`
  const steps = [
    ...trail.map(({ label, href: to }) => ({ name: wordsOf(label), url: `${origin}${to}` })),
    { name: wordsOf(title), url: address(locale) },
  ]
  return {
    title: `${wordsOf(title)} | ${config.siteName}`,
    description: metaDescription(description),
    url: address(locale),
    image: new URL(image?.src ?? groupPicture, origin).href,
    type,
    alternates: indexed ? locales.map((language) => ({ locale: language, url: address(language) })) : [],
    indexed,
    about: indexed ? [...about, ...(trail.length > 0 ? [breadcrumbList(steps)] : [])] : [],
  }
}

const substitutes: Readonly<Record<SubstituteName, { readonly title: MessageId; readonly description: MessageId }>> = {
  'not-found': { title: 'web.notFound.title', description: 'web.notFound.message' },
  error: { title: 'web.error.title', description: 'web.error.message' },
}

/** A page that replaces another one, under the home page's address. It is the same for every address, so the site caches it once. */
export const substitutePage = (kind: SubstituteName, context: LoaderContext): PageState => {
  const { title, description } = substitutes[kind]
  const meta = { title: context.message(title), description: context.message(description), indexed: false }
  const address = { path: '/', search: '' }
  return { head: headOf(meta, [], address, context), content: { kind }, trail: [], languages: languagesOf(address) }
}

/** Loads a page: its content and its metadata. */
export const loadPageState = async (
  { route: { page: kind } }: RouteMatch,
  address: PagePlace,
  context: LoaderContext,
): Promise<LoadedPageState> => {
  const loaded = await loaderOf(kind)(context)
  if (loaded.kind === 'redirect') return loaded
  if (loaded.kind !== 'page') return { kind: loaded.kind === 'missing' ? 'not-found' : 'failed' }
  const { data, meta, isWhole } = loaded
  const home = { label: context.message('web.breadcrumbs.home'), href: href(context.locale, 'home') }
  const trail = kind === 'home/home' ? [] : [home, ...(meta.above ?? [])]
  const head = headOf(meta, trail, address, context)
  const languages = languagesOf(address)
  return {
    kind: 'page',
    page: { head, content: { kind, data }, trail, languages, ...(context.isExceeded() && { isPartial: true }) },
    isWhole,
  }
}
