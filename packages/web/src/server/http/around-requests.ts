import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { SiteEnvironment } from './environment.ts'
import type { RequestLog } from './log.ts'
import { readSession } from './session.ts'

/** What stands around every request. */
export interface AroundRequests {
  /** Headers that every answer carries. */
  readonly siteHeaders: (request: Request) => Readonly<Record<string, string>>
  readonly log: (entry: RequestLog) => void
}

type SiteContext = Context<SiteEnvironment>

const serverTiming = (timings: ReadonlyMap<string, number>) => [...timings].map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`).join(', ')

/** What every answer carries, and how long its steps took. */
const headersFor = (context: SiteContext, siteHeaders: AroundRequests['siteHeaders']): Readonly<Record<string, string>> => {
  const timings = context.get('timings')
  return {
    ...siteHeaders(context.req.raw),
    'X-Request-Id': context.get('requestId'),
    ...(timings.size > 0 && { 'Server-Timing': serverTiming(timings) }),
  }
}

/** Headers for a handler to make its answer with, which is then complete: changing one that is made costs more than making it. */
export const takeHeaders = (context: SiteContext): Readonly<Record<string, string>> => {
  const headers = context.get('headers')()
  context.set('complete', true)
  return headers
}

/** Reads the session before a request is handled; adds the headers of the site and a line to the log after it. */
export const aroundRequests =
  ({ siteHeaders, log }: AroundRequests): MiddlewareHandler<SiteEnvironment> =>
  async (context, next) => {
    const started = performance.now()
    const { session, broken } = readSession(getCookie(context))
    context.set('requestId', crypto.randomUUID())
    context.set('session', session)
    context.set('route', '(other)')
    context.set('timings', new Map())
    context.set('headers', () => headersFor(context, siteHeaders))
    context.set('complete', false)
    await next()
    broken.forEach((name) => deleteCookie(context, name, { path: '/' }))
    if (!context.get('complete')) {
      Object.entries(headersFor(context, siteHeaders)).forEach(([name, value]) => {
        if (!context.res.headers.has(name)) context.header(name, value)
      })
    }
    const duration = performance.now() - started
    log({ requestId: context.get('requestId'), method: context.req.method, route: context.get('route'), status: context.res.status, duration })
  }
