import type { MiddlewareHandler } from 'hono'
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

const serverTiming = (timings: ReadonlyMap<string, number>) => [...timings].map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`).join(', ')

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
    await next()
    broken.forEach((name) => deleteCookie(context, name, { path: '/' }))
    Object.entries(siteHeaders(context.req.raw)).forEach(([name, value]) => {
      if (!context.res.headers.has(name)) context.header(name, value)
    })
    context.header('X-Request-Id', context.get('requestId'))
    const timings = context.get('timings')
    if (timings.size > 0) context.header('Server-Timing', serverTiming(timings))
    const duration = performance.now() - started
    log({ requestId: context.get('requestId'), method: context.req.method, route: context.get('route'), status: context.res.status, duration })
  }
