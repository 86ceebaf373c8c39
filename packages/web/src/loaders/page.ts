import type { LinkItem, Locale } from '@hospital/ui'
import { metaDescription } from '@hospital/sdk'
import type { MessageId } from '../app/messages.ts'
import type { Head, PageContent, PageState, SubstituteName } from '../app/page-state.ts'
import type { PageName } from '../pages/page-data.ts'
import { href, localizedPath } from '../routes/href.ts'
import type { RouteMatch } from '../routes/match.ts'
import type { Route } from '../routes/table.ts'
import type { LoaderContext } from './context.ts'
import type { Loaded, PageMeta } from './loaded.ts'
import { wordsOf } from './loaded.ts'
import { pageLoaders } from './page-loaders.ts'
import { breadcrumbList } from './structured-data.ts'

/** A page with the status that it is sent with, or where it is instead. */
export type LoadedPageState =
  | { readonly status: 200 | 404 | 502; readonly page: PageState }
  | { readonly status: 301 | 302; readonly to: string }

const locales: readonly Locale[] = ['id', 'en']

/** The page in each language. */
const languagesOf = (path: string, search: string): PageState['languages'] =>
  locales.map((locale) => ({
    locale,
    href: `/_locale/${locale}?${new URLSearchParams({ to: `${localizedPath(path, locale)}${search}` }).toString()}`,
  }))

/** Where a page is: its own path, without the language, and its query. */
export interface PageAddress {
  readonly path: string
  readonly search: string
}

/** Shown where a page without a picture of its own is shared. */
const groupPicture = '/share.png'

const headOf = (meta: PageMeta, trail: readonly LinkItem[], { path }: PageAddress, { locale, origin, config, message }: LoaderContext): Head => {
  const { title, description = message('web.home.description'), image, type = 'website', indexed = true, about = [], canonical = path } = meta
  const address = (language: Locale) => `${origin}${localizedPath(canonical, language)}`
  const steps = [...trail.map(({ label, href: to }) => ({ name: wordsOf(label), url: `${origin}${to}` })), { name: wordsOf(title), url: address(locale) }]
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

const substitutes: Readonly<Record<SubstituteName, { readonly status: 200 | 404 | 502; readonly title: MessageId; readonly description: MessageId }>> = {
  planned: { status: 200, title: 'web.planned.title', description: 'web.planned.message' },
  'not-found': { status: 404, title: 'web.notFound.title', description: 'web.notFound.message' },
  error: { status: 502, title: 'web.error.title', description: 'web.error.message' },
}

const substitute = (kind: SubstituteName, address: PageAddress, context: LoaderContext): LoadedPageState => {
  const { status, title, description } = substitutes[kind]
  const meta = { title: context.message(title), description: context.message(description), indexed: false }
  const languages = languagesOf(address.path, address.search)
  return { status, page: { head: headOf(meta, [], address, context), content: { kind }, trail: [], languages } }
}

const assemble = (name: PageName, loaded: Loaded<unknown>, address: PageAddress, context: LoaderContext): LoadedPageState => {
  if (loaded.kind === 'moved') return { status: 301, to: loaded.to }
  if (loaded.kind === 'elsewhere') return { status: 302, to: loaded.to }
  if (loaded.kind !== 'page') return substitute(loaded.kind === 'missing' ? 'not-found' : 'error', address, context)
  const { data, meta, late } = loaded
  const home = { label: context.message('web.breadcrumbs.home'), href: href(context.locale, 'home') }
  const trail = name === 'home' ? [] : [home, ...(meta.above ?? [])]
  // The loader of the page gave the data: the table of loaders is typed by the page's name.
  const content = { kind: name, data } as PageContent
  const languages = languagesOf(address.path, address.search)
  return { status: 200, page: { head: headOf(meta, trail, address, context), content, trail, languages, ...(late && { late }) } }
}

/** Loads a page: what it shows, what is said of it, and the status that it is sent with. */
export const loadPageState = async (match: RouteMatch | undefined, address: PageAddress, context: LoaderContext): Promise<LoadedPageState> => {
  if (!match) return substitute('not-found', address, context)
  const { page }: Route = match.route
  if (page) return assemble(page, await pageLoaders[page](context), address, context)
  return substitute('planned', address, context)
}
