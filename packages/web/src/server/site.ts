import { findHospitalByCode } from '../loaders/hospital-endpoint.ts'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { Assets } from './assets.ts'
import { createContentClients } from './content-clients.ts'
import type { SiteConfig } from './config.ts'
import { layerOrderHash } from './document.ts'
import type { SiteEnvironment } from './environment.ts'
import { forward } from './forward.ts'
import { lastResortPage } from './last-resort.ts'
import { localeHandler } from './locale-cookie.ts'
import { logFailure } from './log.ts'
import type { RequestLog } from './log.ts'
import { dataHandler, documentHandler } from './page-handlers.ts'
import { createReadCache } from './read-cache.ts'
import { commonHeaders, contentSecurityPolicy, personalHeaders } from './security-headers.ts'
import { readSession } from './session.ts'

/** What a site is made from. */
export interface SiteOptions {
  readonly config: SiteConfig
  /** The built browser half; read anew for each page in development. */
  readonly assets: () => Promise<Assets>
  readonly log: (entry: RequestLog) => void
  readonly now?: (() => Date) | undefined
  /** Off in development, where Vite needs inline scripts and a web socket. */
  readonly strictPolicy?: boolean | undefined
  /** Off in development, where an edit in the CMS should show at once. */
  readonly contentCache?: boolean | undefined
}

/** Milliseconds, and answers: half a minute of freshness, a day of staleness while the CMS is down. */
const cacheRules = { freshFor: 30_000, staleFor: 24 * 60 * 60 * 1000, limit: 2000 }

const isSecure = (config: SiteConfig, url: URL) => (config.siteUrl ?? url.origin).startsWith('https:')

/**
 * Makes the site: a web-standard `fetch(Request) → Response`, without state of its own, for any platform that speaks
 * it. Files of the build are the platform's business.
 */
export const createSite = ({ config, assets, log, now = () => new Date(), strictPolicy = true, contentCache = true }: SiteOptions): Hono<SiteEnvironment> => {
  const clients = createContentClients(config, contentCache ? createReadCache({ ...cacheRules, patience: config.cms.timeout }) : undefined)
  const deps = { config, assets, now, clients }
  const site = new Hono<SiteEnvironment>()

  site.use(async (context, next) => {
    const started = performance.now()
    const url = new URL(context.req.url)
    const { session, broken } = readSession(getCookie(context))
    context.set('requestId', crypto.randomUUID())
    context.set('session', session)
    context.set('route', '(other)')
    context.set('timings', new Map())
    await next()
    broken.forEach((name) => deleteCookie(context, name, { path: '/' }))
    const secure = isSecure(config, url)
    Object.entries(commonHeaders(secure)).forEach(([name, value]) => {
      if (!context.res.headers.has(name)) context.header(name, value)
    })
    if (strictPolicy) context.header('Content-Security-Policy', contentSecurityPolicy(config, layerOrderHash, secure))
    context.header('X-Request-Id', context.get('requestId'))
    const timings = [...context.get('timings')].map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`)
    if (timings.length > 0) context.header('Server-Timing', timings.join(', '))
    const duration = performance.now() - started
    log({ requestId: context.get('requestId'), method: context.req.method, route: context.get('route'), status: context.res.status, duration })
  })
  site.use(compress())

  site.get('/health', (context) => {
    context.set('route', '/health')
    return context.text('ok', 200, { 'Cache-Control': 'no-store' })
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
  site.get('/_data/*', dataHandler(deps))
  site.get('/_data', dataHandler(deps))
  site.get('*', documentHandler(deps))
  site.notFound((context) => context.text('Method Not Allowed', 405))
  site.onError((error, context) => {
    logFailure(context.get('requestId'), error)
    return context.html(lastResortPage(new URL(context.req.url).pathname), 500, { 'Cache-Control': 'no-store' })
  })
  return site
}
