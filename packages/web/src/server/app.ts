import { layerOrder } from '@hospital/ui/layers'
import { findHospitalByCode } from '../loaders/hospital-endpoint.ts'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { aroundRequests } from './http/around-requests.ts'
import type { Assets } from './documents/assets.ts'
import { createContentClients } from './back-ends/clients.ts'
import type { SiteConfig } from './config.ts'
import type { SiteEnvironment } from './http/environment.ts'
import { formHandler } from './http/forms.ts'
import { forward } from './http/gateway.ts'
import { graphqlHandler } from './http/graphql.ts'
import { lastResortPage } from './documents/last-resort.ts'
import { localeHandler } from './http/locale.ts'
import { logFailure } from './http/log.ts'
import type { RequestLog } from './http/log.ts'
import { answerKept } from './documents/send.ts'
import { ownAddress } from './documents/canonical.ts'
import { createPageCache } from './documents/cache.ts'
import { dataHandler, documentHandler, loadDocument } from './documents/load.ts'
import { createReadCache } from './back-ends/read-cache.ts'
import { robots, siteMap } from './sitemap/sitemap.ts'
import { commonHeaders, contentSecurityPolicy, personalHeaders } from './http/headers.ts'
import type { InlineTexts } from './http/headers.ts'

/** What a site is made from. */
export interface SiteOptions {
  readonly config: SiteConfig
  /** The built browser half; read anew for each page in development. */
  readonly assets: () => Promise<Assets>
  /** What of the assets stands in documents. */
  readonly inline?: InlineTexts | undefined
  readonly log: (entry: RequestLog) => void
  readonly now?: (() => Date) | undefined
  /** Off in development, where Vite needs inline scripts and a web socket. */
  readonly strictPolicy?: boolean | undefined
  /** Off in development, where an edit in the CMS should show at once. */
  readonly contentCache?: boolean | undefined
}

const day = 24 * 60 * 60 * 1000

/** Milliseconds, and answers: half a minute of freshness, a day of staleness while the CMS is down. */
const readRules = { freshFor: 30_000, staleFor: day, limit: 2000 }

/** Times in milliseconds, and bytes. With the usual ten seconds documents are as old as a minute at most, unless a newer one cannot be had. */
const pageRules = ({ pagesFreshFor }: SiteConfig) => ({ freshFor: pagesFreshFor, staleFor: pagesFreshFor * 6, keptFor: day, byteLimit: 128 * 1024 * 1024 })

/** Headers that every answer carries; the same ones for as long as the site runs. */
const siteHeadersOf = (config: SiteConfig, { styles, scripts }: InlineTexts, strictPolicy: boolean) => {
  const headersOf = (secure: boolean): Readonly<Record<string, string>> => ({
    ...commonHeaders(secure),
    ...(strictPolicy && { 'Content-Security-Policy': contentSecurityPolicy(config, { styles: [layerOrder, ...styles], scripts }, secure) }),
  })
  const [plain, secure] = [headersOf(false), headersOf(true)]
  return ({ url }: Request) => ((config.siteUrl ?? url).startsWith('https:') ? secure : plain)
}

/** A site: a web-standard handler, for any platform that speaks it. */
export interface Site {
  readonly fetch: (request: Request) => Response | Promise<Response>
}

/** Makes the site, without state but what it keeps of the CMS. Files of the build are the platform's business. */
export const createSite = ({ config, assets, inline = { styles: [], scripts: [] }, log, now = () => new Date(), strictPolicy = true, contentCache = true }: SiteOptions): Site => {
  const remember = contentCache ? createReadCache({ ...readRules, patience: config.cms.timeout }) : undefined
  const clients = createContentClients(config, remember)
  const graphql = graphqlHandler(config, remember)
  const deps = { config, assets, now, clients }
  const siteHeaders = siteHeadersOf(config, inline, strictPolicy)
  const cache = contentCache ? createPageCache({ ...pageRules(config), now: () => now().getTime() }) : undefined
  const site = new Hono<SiteEnvironment>()

  site.use(aroundRequests({ siteHeaders, log }))
  site.use(compress())

  site.get('/health', (context) => {
    context.set('route', '/health')
    return context.text('ok', 200, { 'Cache-Control': 'no-store' })
  })
  const originOf = (context: Context<SiteEnvironment>) => config.siteUrl ?? new URL(context.req.url).origin
  site.get('/robots.txt', (context) => {
    context.set('route', '/robots.txt')
    return context.text(robots(originOf(context)), 200, { 'Cache-Control': 'public, max-age=86400' })
  })
  site.get('/sitemap.xml', async (context) => {
    context.set('route', '/sitemap.xml')
    const { data } = await siteMap(clients().cms, originOf(context), now())
    if (data === undefined) return context.text('Service Unavailable', 503, { 'Retry-After': '60' })
    return context.body(data, 200, { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' })
  })
  site.get('/_locale/:locale', (context) => {
    context.set('route', '/_locale/:locale')
    return localeHandler(context)
  })
  site.all('/api/:api/*', async (context) => {
    const api = context.req.param('api')
    context.set('route', `/api/${['member', 'company', 'cms', 'hospital-care'].includes(api) ? api : ':api'}/*`)
    const { pathname } = new URL(context.req.raw.url)
    const response = await forward(context.req.raw, api, pathname.slice(`/api/${api}`.length), config, (code) => findHospitalByCode(clients().cms, code))
    Object.entries(personalHeaders).forEach(([name, value]) => response.headers.set(name, value))
    return response
  })
  site.post('/graphql', (context) => {
    context.set('route', '/graphql')
    return graphql(context.req.raw)
  })
  site.get('/_data/*', dataHandler(deps))
  site.get('/_data', dataHandler(deps))
  site.get('*', documentHandler(deps, cache))
  // A form of another site could otherwise be sent in a visitor's name.
  site.post('*', csrf(), formHandler(deps))
  site.notFound((context) => context.text('Method Not Allowed', 405))
  site.onError((error, context) => {
    // A refusal, such as of another site's form; nothing has failed.
    if (error instanceof HTTPException) return error.getResponse()
    logFailure(context.get('requestId'), error)
    return context.html(lastResortPage(new URL(context.req.url).pathname), 500, { 'Cache-Control': 'no-store' })
  })
  if (!cache) return site
  const load = (url: URL) => loadDocument({ url, session: {}, timings: new Map() }, deps)
  const kept = { cache, load, siteHeaders, log, now: () => now().getTime(), ownAddress: (address: string) => ownAddress(address, config) }
  return { fetch: (request) => answerKept(kept, request) ?? site.fetch(request) }
}
