import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { DocumentState, PageState } from '../app/page-state.ts'
import { loadMessages } from '../client/load-messages.ts'
import type { LoaderContext } from '../loaders/context.ts'
import { headOf, languagesOf, loadContent } from '../loaders/page.ts'
import { loadShell } from '../loaders/shell.ts'
import { mayVisit } from '../routes/guard.ts'
import { href, localizedPath, splitLocale } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import type { RouteMatch } from '../routes/match.ts'
import { movedPaths } from '../routes/table.ts'
import type { Assets } from './assets.ts'
import type { SiteConfig } from './config.ts'
import type { ContentClients } from './content-clients.ts'
import type { SiteEnvironment } from './environment.ts'
import { headWords } from './head-words.ts'
import { localeCookie } from './locale-cookie.ts'
import { renderDocument } from './render.tsx'
import { personalHeaders } from './security-headers.ts'

type SiteContext = Context<SiteEnvironment>

/** What pages are made from. */
export interface PageDependencies {
  readonly config: SiteConfig
  readonly assets: () => Promise<Assets>
  readonly now: () => Date
  readonly clients: (faults?: string) => ContentClients
}

/** How long a step takes, for Server-Timing. */
const timed = async <Value>(context: SiteContext, name: string, step: () => Promise<Value>): Promise<Value> => {
  const start = performance.now()
  try {
    return await step()
  } finally {
    context.get('timings').set(name, performance.now() - start)
  }
}

/** Where an address leads instead: its new place, its English twin, or the home page for those who may not see it. */
const redirectOf = (context: SiteContext, url: URL, match: RouteMatch | undefined): string | undefined => {
  const { locale, path } = splitLocale(url.pathname)
  const moved = movedPaths[path]
  if (moved === 'contact' || moved === 'articles') return href(locale, moved)
  if (path !== '/' && path.endsWith('/')) return `${localizedPath(path.replace(/\/+$/, ''), locale)}${url.search}`
  if (url.pathname === '/en/') return `/en${url.search}`
  if (match && !mayVisit(match.route.guard, context.get('session'))) return href(locale, 'home')
  return undefined
}

interface Loaded {
  readonly status: 200 | 404 | 500 | 502
  readonly page: PageState
}

const loadPageState = async (context: SiteContext, url: URL, match: RouteMatch | undefined, loader: LoaderContext): Promise<Loaded> => {
  const { locale, path } = splitLocale(url.pathname)
  const { config } = loader
  const { status, content } = await timed(context, 'page', () => loadContent(match, loader))
  const messages = await loadMessages(locale)
  const origin = config.siteUrl ?? url.origin
  const head = headOf({ content, path, locale, origin, siteName: config.siteName, words: headWords(content.kind, messages) })
  return { status, page: { head, content, languages: languagesOf(path, url.search) } }
}

/** What the loaders of one request are told: one for its page and its frame. */
const loaderFor = (context: SiteContext, url: URL, match: RouteMatch | undefined, { config, now, clients }: PageDependencies): LoaderContext => ({
  ...clients(url.searchParams.get('__fault') ?? undefined),
  config,
  locale: splitLocale(url.pathname).locale,
  session: context.get('session'),
  now: now(),
  parameters: match?.parameters ?? {},
  query: url.searchParams,
})

/** What a page's answer says of keeping it: nothing of a personal page is kept; others are asked for anew each time. */
const cacheHeaders = (match: RouteMatch | undefined): Readonly<Record<string, string>> =>
  match && match.route.area !== 'public' ? personalHeaders : { 'Cache-Control': 'no-cache', Vary: 'Cookie' }

/** Answers a first visit with a whole document. */
export const documentHandler = (deps: PageDependencies) => async (context: SiteContext): Promise<Response> => {
  const url = new URL(context.req.url)
  const match = matchPath(url.pathname)
  context.set('route', match?.route.path ?? '(none)')
  const target = redirectOf(context, url, match) ?? englishTwin(context, url)
  if (target !== undefined) return context.redirect(target, movedPaths[splitLocale(url.pathname).path] ? 301 : 302)
  const loader = loaderFor(context, url, match, deps)
  const [{ status, page }, shell, assets] = await Promise.all([
    loadPageState(context, url, match, loader),
    timed(context, 'shell', () => loadShell(loader)),
    deps.assets(),
  ])
  const state: DocumentState = { locale: splitLocale(url.pathname).locale, shell, page }
  const html = await timed(context, 'render', () => renderDocument(state, `${url.pathname}${url.search}`, assets))
  return context.html(html, status, cacheHeaders(match))
}

/** Whoever has chosen English is sent from a bare address to the English page. */
const englishTwin = (context: SiteContext, url: URL): string | undefined => {
  const { locale, path } = splitLocale(url.pathname)
  const chosen = getCookie(context, localeCookie)
  return locale === 'id' && chosen === 'en' ? `${localizedPath(path, 'en')}${url.search}` : undefined
}

/** Answers a navigation in the browser with the data of the same page. */
export const dataHandler = (deps: PageDependencies) => async (context: SiteContext): Promise<Response> => {
  const url = new URL(context.req.url)
  url.pathname = url.pathname.slice('/_data'.length) || '/'
  const match = matchPath(url.pathname)
  context.set('route', `/_data${match?.route.path ?? '(none)'}`)
  const target = redirectOf(context, url, match)
  if (target !== undefined) return context.redirect(target, 302)
  // What kind of page it is stands in the data; a status would only make the browser complain.
  const { page } = await loadPageState(context, url, match, loaderFor(context, url, match, deps))
  const headers = { ...cacheHeaders(match), 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' }
  return context.body(JSON.stringify(page), 200, headers)
}
