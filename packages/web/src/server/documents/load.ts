import { hash, randomUUID } from 'node:crypto'
import type { Locale } from '@hospital/ui'
import type { SubstituteName } from '../../features/page-files.ts'
import { sentQuery } from '../../forms/submission.ts'
import type { Submission } from '../../forms/submission.ts'
import type { DocumentState, PageState, SentPage } from '../../navigation/page-state.ts'
import { readSession } from '../../session/read-session.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { SiteSearch } from '../../shared/loading/site-search.ts'
import type { TimeBudget } from '../../shared/loading/time-budget.ts'
import { loadShell } from '../../shell/load-shell.ts'
import type { ClientSource } from '../back-ends/clients.ts'
import { pictureOrigins } from '../config.ts'
import type { SiteConfig } from '../config.ts'
import type { Assets } from './assets.ts'
import { chunkKey } from './assets.ts'
import { faultQuery, isOfArea, tellsPlaces } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { messageOf, messagesFor } from './messages.ts'
import { loadPageState, substitutePage } from './page-state.ts'
import type { LoadedPageState } from './page-state.ts'
import { renderDocument, renderPlainDocument } from './render.tsx'
import type { RenderedDocument } from './render.tsx'
import { stateJson } from './template.ts'

/** The dependencies of pages. */
export interface PageDependencies {
  readonly config: SiteConfig
  readonly assets: () => Promise<Assets>
  readonly now: () => Date
  readonly clients: ClientSource
  readonly search: SiteSearch
  /** Starts the time budget of a page: how long its visitor waits. */
  readonly startBudget: () => TimeBudget
}

/** The request that a page is loaded for. */
export interface Visit {
  readonly address: PageAddress
  /** The outcome of the page's form, where it was just sent. */
  readonly submission?: Submission | undefined
  /** The caller's address, if the site sends their form on to a back end. */
  readonly forwardedFor?: string | undefined
  /** The request's cookies. Only pages of the areas read them. */
  readonly cookies?: string | null | undefined
  /** Times of steps in milliseconds, for Server-Timing. */
  readonly timings?: Map<string, number> | undefined
}

/** A page that is loaded and not yet rendered. */
export interface LoadedDocument {
  /** Whether parts of it are missing: the next visitor gets them. */
  readonly isPartial: boolean
  /** Equal for equal documents. */
  readonly digest: () => string
  readonly render: () => Promise<RenderedDocument>
}

/** The result for an address: a document, a redirect, "not found", or a page that is not available now. */
export type DocumentOutcome =
  | { readonly kind: 'document'; readonly document: LoadedDocument }
  | Exclude<LoadedPageState, { readonly kind: 'page' }>

const timed = async <Value>(timings: Visit['timings'], name: string, step: () => Promise<Value>): Promise<Value> => {
  const start = performance.now()
  try {
    return await step()
  } finally {
    timings?.set(name, performance.now() - start)
  }
}

/** The context of the loaders of one request. */
export const loaderContext = (
  { address, submission, forwardedFor, cookies = null }: Omit<Visit, 'timings'>,
  { config, now, clients, search, startBudget }: PageDependencies,
): LoaderContext => {
  const { match, locale, query } = address
  const faults = query.get(faultQuery) ?? undefined
  return {
    ...clients({ faults, forwardedFor }),
    search: faults === undefined ? search : undefined,
    ...startBudget(),
    config,
    locale,
    now: now(),
    route: match?.name ?? 'home',
    message: messageOf(locale),
    origin: config.siteUrl,
    parameters: match?.parameters ?? {},
    query,
    submission: submission ?? (query.has(sentQuery) ? { status: 'sent' } : undefined),
    session: match && match.route.area !== 'public' ? readSession(cookies) : {},
  }
}

/** A page with the messages that its code uses. */
export const withMessages = (page: PageState, locale: Locale, assets: Assets): SentPage => ({
  ...page,
  messages: messagesFor(locale, assets.messagesOf?.([chunkKey(page.content.kind)])),
})

/** Whether the document at an address is made for its request, or cached for some seconds only, and so may contain its time. */
const isPassing = (address: PageAddress): boolean => isOfArea(address) || tellsPlaces(address)

/** Makes a document of the loaded state. */
type Compose = (
  state: DocumentState,
  assets: Assets,
  visit: Visit,
  deps: PageDependencies,
) => Omit<LoadedDocument, 'isPartial'>

/** The document for a browser with script. */
const wholeDocument: Compose = (state, assets, { address, timings }, { config }) => {
  const { location, match } = address
  const json = stateJson(state)
  const isFramed = isPassing(address) && Object.keys(match?.parameters ?? {}).length === 0
  return {
    digest: () => hash('sha256', [state.locale, state.now, json.shell, json.page, json.about].join('\n'), 'base64url'),
    render: () =>
      timed(timings, 'render', () =>
        renderDocument(state, json, { location, assets, pictureOrigins: pictureOrigins(config), isFramed }),
      ),
  }
}

/** The document for a visitor without script. It is sent once, and its digest equals no other. */
const plainDocument: Compose = (state, assets, { address: { location }, timings }) => ({
  digest: () => randomUUID(),
  render: () => timed(timings, 'render', () => renderPlainDocument(state, { location, assets })),
})

/** Whether parts of a page are missing: the page did not wait for them, or they could not be read. */
const isLacking = ({ page, isWhole = true }: Extract<LoadedPageState, { readonly kind: 'page' }>): boolean =>
  page.isPartial === true || !isWhole

/** Loads the page beside its shell. */
const load = async (
  visit: Visit,
  deps: PageDependencies,
  loadPage: (loader: LoaderContext) => Promise<LoadedPageState>,
  compose: Compose = wholeDocument,
): Promise<DocumentOutcome> => {
  const { address, timings } = visit
  const { locale } = address
  const loader = loaderContext(visit, deps)
  const [loaded, shell, assets] = await Promise.all([
    timed(timings, 'page', () => loadPage(loader)),
    timed(timings, 'shell', () => loadShell(loader)),
    deps.assets(),
  ])
  if (loaded.kind !== 'page') return loaded
  const page = withMessages(loaded.page, locale, assets)
  const state: DocumentState = { locale, shell, page, ...(isPassing(address) && { now: loader.now.getTime() }) }
  const document = compose(state, assets, visit, deps)
  return { kind: 'document', document: { ...document, isPartial: isLacking(loaded) } }
}

/** Loads the document at an address: the same for every visitor. */
export const loadDocument = async (visit: Visit, deps: PageDependencies): Promise<DocumentOutcome> => {
  const { address } = visit
  const { match } = address
  return match ? load(visit, deps, (loader) => loadPageState(match, address, loader)) : { kind: 'not-found' }
}

/**
 * Loads the page of a form that was sent without script and refused, with the typed values and the problems. If the form needs script, its
 * browser had not loaded the script yet: it gets the document with script.
 */
export const loadRefusedForm = async (visit: Visit, deps: PageDependencies): Promise<DocumentOutcome> => {
  const { address, submission } = visit
  const { match } = address
  const compose = submission?.status === 'unsupported' ? wholeDocument : plainDocument
  return match ? load(visit, deps, (loader) => loadPageState(match, address, loader), compose) : { kind: 'not-found' }
}

/** Loads the "not found" or the "not available" page. It is the same for all addresses of a language. */
export const loadSubstitute = (
  kind: SubstituteName,
  address: PageAddress,
  deps: PageDependencies,
): Promise<DocumentOutcome> =>
  load({ address }, deps, (loader) => Promise.resolve({ kind: 'page', page: substitutePage(kind, loader) }))

/** The page's data as text. */
const dataOf = (page: PageState, locale: Locale, assets: Assets): string =>
  JSON.stringify(withMessages(page, locale, assets))

/** Data in the form of a document, so that it is sent like one. */
export const textDocument = (text: string, isPartial = false): LoadedDocument => ({
  isPartial,
  digest: () => hash('sha256', text, 'base64url'),
  render: () => Promise.resolve({ bytes: new TextEncoder().encode(text), link: '' }),
})

/** Loads the data of the page at an address, for a navigation in the browser. */
export const loadData = async (visit: Visit, deps: PageDependencies): Promise<DocumentOutcome> => {
  const { address } = visit
  if (!address.match) return { kind: 'not-found' }
  const [loaded, assets] = await Promise.all([
    loadPageState(address.match, address, loaderContext(visit, deps)),
    deps.assets(),
  ])
  if (loaded.kind !== 'page') return loaded
  const text = dataOf(loaded.page, address.locale, assets)
  return { kind: 'document', document: textDocument(text, isLacking(loaded)) }
}

/** The data of a page that replaces another one. */
export const substituteData = async (
  kind: SubstituteName,
  address: PageAddress,
  deps: PageDependencies,
): Promise<string> =>
  dataOf(substitutePage(kind, loaderContext({ address }, deps)), address.locale, await deps.assets())
