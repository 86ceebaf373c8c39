import { localizedPath } from '../../routes/href.ts'
import { loadShell } from '../../shell/load-shell.ts'
import { createContentClients } from '../back-ends/clients.ts'
import type { ClientOptions } from '../back-ends/clients.ts'
import type { SiteConfig } from '../config.ts'
import { isCacheable, readAddress } from '../documents/canonical.ts'
import { encodeQuickly } from '../documents/compression.ts'
import { loaderContext, withMessages } from '../documents/load.ts'
import type { PageDependencies } from '../documents/load.ts'
import { loadPageState } from '../documents/page-state.ts'
import { inTurn } from '../documents/visits.ts'
import type { Visits } from '../documents/visits.ts'
import { takeHeaders } from '../http/around-requests.ts'
import type { SiteContext } from '../http/environment.ts'
import { createDraftReader } from './draft.ts'
import { verifyLink } from './link.ts'
import type { PreviewLink } from './link.ts'
import { showDraft } from './preview-clients.ts'
import { writePreview } from './preview-document.tsx'
import { refusalPage } from './refusal-page.ts'
import type { Refusal } from './refusal-page.ts'

/** The options of previews. */
export interface PreviewOptions {
  readonly deps: PageDependencies
  readonly visits: Visits
  /** Options of the back ends' clients; there is no cache. */
  readonly clientOptions: Pick<ClientOptions, 'fetch' | 'watch'>
}

/** The query parameter of the other language. It is not signed, since a link is for the page in both languages. */
const languageQuery = 'bahasa'

/**
 * The headers of every answer to a link: nothing stores the answer, search engines do not list it, and only frames of the CMS may contain
 * it.
 */
const previewHeaders = (context: SiteContext, frames: string): Record<string, string> => {
  const { 'X-Frame-Options': _denied, 'Content-Security-Policy': policy, ...headers } = takeHeaders(context)
  return {
    ...headers,
    ...(policy !== undefined && {
      'Content-Security-Policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${frames}`),
    }),
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    // Otherwise a frame of another site could not open the page.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

const loadPreview = async (
  context: SiteContext,
  link: PreviewLink,
  preview: NonNullable<SiteConfig['preview']>,
  { deps, clientOptions }: Omit<PreviewOptions, 'visits'>,
): Promise<Uint8Array<ArrayBuffer> | Refusal> => {
  const { config } = deps
  const url = new URL(context.req.url)
  const locale = url.searchParams.get(languageQuery) === 'en' ? 'en' : 'id'
  const address = readAddress(localizedPath(link.path, locale), '', config)
  const { match } = address
  if (!match || !isCacheable(address)) return 'refused'
  const fetch = clientOptions.fetch ?? globalThis.fetch
  const own = createContentClients(config, clientOptions)()
  const readDraft = createDraftReader(config, preview.token, fetch, link)
  const { clients, hasShown } = showDraft(own, link.type, readDraft, config)
  const startBudget: PageDependencies['startBudget'] = () => ({ inTime: (asked) => asked, isExceeded: () => false })
  const loader = loaderContext({ address }, { ...deps, clients: () => clients, startBudget })
  const [loaded, shell, assets] = await Promise.all([
    loadPageState(match, address, loader),
    loadShell(loader),
    deps.assets(),
  ])
  if (loaded.kind === 'failed') return 'failed'
  // A page that shows nothing of the draft is the public one, under its own address.
  if (loaded.kind !== 'page' || !hasShown()) return 'missing'
  const languages = loaded.page.languages.map(({ locale: language }) => {
    url.searchParams.set(languageQuery, language)
    return { locale: language, href: `${url.pathname}${url.search}` }
  })
  const head = { ...loaded.page.head, indexed: false, alternates: [], about: [] }
  const page = withMessages({ ...loaded.page, head, languages }, locale, assets)
  return writePreview({
    state: { locale, shell, page },
    location: address.location,
    assets,
    until: new Date(link.until * 1000),
    isFramed: context.req.header('sec-fetch-dest') === 'iframe',
  })
}

/**
 * Answers links to drafts, which the CMS signs. The preview is made for its request, past every cache. The log has neither the address nor
 * the signature. Without a secret the address does not exist.
 */
export const previewHandler =
  ({ visits, ...options }: PreviewOptions) =>
  async (context: SiteContext): Promise<Response> => {
    const { config, now } = options.deps
    const { preview } = config
    if (!preview) return context.text('Not Found', 404)
    const verified = verifyLink(new URL(context.req.url).searchParams, preview.secret, now())
    const made =
      verified.kind === 'valid'
        ? await inTurn(visits, context, () => loadPreview(context, verified.link, preview, options))
        : verified.kind
    const own = previewHeaders(context, preview.editorsOrigin)
    if (typeof made === 'string') {
      const { status, html } = refusalPage(made)
      return new Response(html, { status, headers: own })
    }
    const { body, headers } = await encodeQuickly(made, context.req.header('accept-encoding'))
    return new Response(body, { headers: { ...own, ...headers } })
  }
