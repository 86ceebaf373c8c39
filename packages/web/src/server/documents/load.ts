import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Locale } from '@hospital/ui'
import type { DocumentState, PageState, SentPage } from '../../app/page-state.ts'
import type { LoaderContext } from '../../loaders/context.ts'
import { loadPageState } from '../../loaders/page.ts'
import { loadShell } from '../../loaders/shell.ts'
import { sentQuery } from '../../forms/submission.ts'
import type { Submission } from '../../forms/submission.ts'
import { mayVisit } from '../../routes/guard.ts'
import { href, localizedPath, splitLocale } from '../../routes/href.ts'
import { matchPath } from '../../routes/match.ts'
import type { RouteMatch } from '../../routes/match.ts'
import { movedPaths } from '../../routes/table.ts'
import { takeHeaders } from '../http/around-requests.ts'
import type { Assets } from './assets.ts'
import { catalogues, messagesFor } from './messages.ts'
import { pictureOrigins } from '../config.ts'
import type { SiteConfig } from '../config.ts'
import type { ContentClients } from '../back-ends/clients.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { localeCookie } from '../http/locale.ts'
import { stateJson } from './template.ts'
import type { StateJson } from './template.ts'
import { answerWith, htmlType, pageKey, sharedHeaders, sharedKey } from './send.ts'
import type { LoadedDocument, PageCache, Redirect, StoredPage } from './cache.ts'
import { faultQuery, ownAddress } from './canonical.ts'
import { pageFiles } from './page-files.ts'
import { encodeQuickly } from './fast-compression.ts'
import { renderAround, renderDocument } from './render.tsx'
import { personalHeaders } from '../http/headers.ts'
import type { Session } from '../http/session.ts'

type SiteContext = Context<SiteEnvironment>

/** What pages are made from. */
export interface PageDependencies {
  readonly config: SiteConfig
  readonly assets: () => Promise<Assets>
  readonly now: () => Date
  readonly clients: (faults?: string) => ContentClients
}

/** How long a step takes, for Server-Timing. */
const timed = async <Value>(timings: Map<string, number>, name: string, step: () => Promise<Value>): Promise<Value> => {
  const start = performance.now()
  try {
    return await step()
  } finally {
    timings.set(name, performance.now() - start)
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

/** What a page is rendered for. */
export interface Visit {
  /** With what the page reads only, see ownAddress. */
  readonly url: URL
  readonly session: Session
  readonly timings: Map<string, number>
  /** What became of the page's form, where it was just sent. */
  readonly submission?: Submission | undefined
}

/** What the loaders of one request are told: one for its page and its frame. */
export const loaderFor = ({ url, session, submission }: Omit<Visit, 'timings'>, match: RouteMatch | undefined, { config, now, clients }: PageDependencies): LoaderContext => {
  const { locale } = splitLocale(url.pathname)
  const { intl } = catalogues[locale]
  return {
    ...clients(url.searchParams.get(faultQuery) ?? undefined),
    config,
    locale,
    session,
    now: now(),
    route: match?.name ?? 'home',
    message: (id, values) => intl.formatMessage({ id }, values),
    origin: config.siteUrl ?? url.origin,
    parameters: match?.parameters ?? {},
    query: url.searchParams,
    submission: submission ?? (url.searchParams.has(sentQuery) ? { status: 'sent' } : undefined),
  }
}

const addressOf = (url: URL) => ({ path: splitLocale(url.pathname).path, search: url.search })

/** What a page's answer says of keeping it: nothing of a personal page is kept; others are asked for anew each time. */
const cacheHeaders = (match: RouteMatch | undefined): Readonly<Record<string, string>> =>
  match && match.route.area !== 'public' ? personalHeaders : sharedHeaders

const withMessages = (page: PageState, locale: Locale, assets: Assets): SentPage => ({
  ...page,
  messages: messagesFor(locale, assets.messagesOf?.([pageFiles[page.content.kind]])),
})

const locationOf = (url: URL) => `${url.pathname}${url.search}`

const digestOf = (locale: Locale, { shell, page, about }: StateJson) => hash('sha256', [locale, shell, page, about].join('\n'), 'base64url')

/** Loads the page at an address; it renders itself when that is wanted. */
export const loadDocument = async (visit: Visit, deps: PageDependencies): Promise<LoadedDocument | Redirect> => {
  const { url, timings } = visit
  const match = matchPath(url.pathname)
  const loader = loaderFor(visit, match, deps)
  const [loaded, shell, assets] = await Promise.all([
    timed(timings, 'page', () => loadPageState(match, addressOf(url), loader)),
    timed(timings, 'shell', () => loadShell(loader)),
    deps.assets(),
  ])
  if ('to' in loaded) return loaded
  const state: DocumentState = { locale: loader.locale, shell, page: withMessages(loaded.page, loader.locale, assets) }
  const json = stateJson(state)
  return {
    status: loaded.status,
    route: match?.route.path ?? '(none)',
    late: loaded.page.late,
    digest: () => digestOf(loader.locale, json),
    render: () => timed(timings, 'render', () => renderDocument(state, json, { location: locationOf(url), assets, pictureOrigins: pictureOrigins(deps.config) })),
  }
}

/** A document for one visitor alone. */
interface OwnDocument {
  readonly status: 200 | 404 | 502
  readonly body: Uint8Array<ArrayBuffer>
  /** See SharedPage. */
  readonly link: string
}

/**
 * The page at an address for a visitor who is logged in: the frame is made for them, what is in it is everybody's.
 * Undefined where there is no such page to be put into it.
 */
const pageInOwnFrame = async (context: SiteContext, visit: Visit, deps: PageDependencies, cache: PageCache): Promise<OwnDocument | Redirect | undefined> => {
  const { url, timings } = visit
  const match = matchPath(url.pathname)
  const key = match?.route.area === 'public' && !match.route.personal ? sharedKey(url.href, deps.now().getTime()) : undefined
  if (key === undefined) return undefined
  const forAnybody = () => loadDocument({ url, session: {}, timings }, deps)
  const loader = loaderFor(visit, match, deps)
  const [found, shell] = await Promise.all([cache.find(key, forAnybody) ?? cache.make(key, forAnybody), timed(timings, 'shell', () => loadShell(loader))])
  if ('to' in found) return found
  if (found.status !== 200) return undefined
  return { status: 200, link: found.shared.link, body: renderAround(found.shared, { locale: loader.locale, shell }, locationOf(url)) }
}

const documentFor = async (context: SiteContext, visit: Visit, deps: PageDependencies, cache: PageCache | undefined): Promise<StoredPage | OwnDocument | Redirect> => {
  const load = () => loadDocument(visit, deps)
  const renderNow = async () => {
    const loaded = await load()
    if ('to' in loaded) return loaded
    const { bytes, shared } = await loaded.render()
    return { status: loaded.status, link: shared.link, body: bytes }
  }
  if (!cache) return renderNow()
  const { area } = matchPath(visit.url.pathname)?.route ?? {}
  const key = area === 'public' ? pageKey(context.req.raw, visit.url.href, deps.now().getTime()) : undefined
  if (key !== undefined) return cache.make(key, load)
  return (await pageInOwnFrame(context, visit, deps, cache)) ?? renderNow()
}

/** Answers a first visit with a whole document. Public documents are shared by those who come at the same time. */
export const documentHandler = (deps: PageDependencies, cache: PageCache | undefined) => async (context: SiteContext): Promise<Response> => {
  const url = new URL(context.req.url)
  const match = matchPath(url.pathname)
  context.set('route', match?.route.path ?? '(none)')
  const target = redirectOf(context, url, match) ?? englishTwin(context, url)
  if (target !== undefined) return context.redirect(target, movedPaths[splitLocale(url.pathname).path] ? 301 : 302)
  const visit = { url: new URL(ownAddress(url.href, deps.config)), session: context.get('session'), timings: context.get('timings') }
  const page = await documentFor(context, visit, deps, cache)
  if ('to' in page) return context.redirect(page.to, page.status)
  if (!('body' in page)) return answerWith(page, context.req.raw, takeHeaders(context))
  const { body, headers } = await encodeQuickly(page.body, context.req.header('accept-encoding') ?? '')
  return context.body(body, page.status, { ...takeHeaders(context), ...cacheHeaders(match), ...headers, Link: page.link, 'Content-Type': htmlType })
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
  const own = new URL(ownAddress(url.href, deps.config))
  const loader = loaderFor({ url: own, session: context.get('session') }, match, deps)
  const [loaded, assets] = await Promise.all([loadPageState(match, addressOf(own), loader), deps.assets()])
  if ('to' in loaded) return context.redirect(loaded.to, loaded.status)
  // What kind of page it is stands in the data; a status would only make the browser complain.
  const headers = { ...cacheHeaders(match), 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' }
  return context.body(JSON.stringify(withMessages(loaded.page, loader.locale, assets)), 200, headers)
}
