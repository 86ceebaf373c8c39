import type { Locale } from '@hospital/ui'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { findHospitalEndpoint } from '../features/hospitals/hospital-endpoint.ts'
import { messageOf } from './documents/messages.ts'
import { callLimits, createFairQueue } from './fair-queue.ts'
import { answerBudget, createBodiesInFlight } from './http/bodies-in-flight.ts'
import { setDeviceCookie } from './http/device-cookie.ts'
import type { SiteEnvironment } from './http/environment.ts'
import { createGateway } from './http/gateway/gateway.ts'
import type { Wait } from './http/gateway/limited-call.ts'
import { holdAnswers } from './http/held-answers.ts'
import { searchHandler } from './search/handler.ts'
import type { Services } from './services.ts'

// Documents are compressed by their own code: `compress` looks at the headers of each answer, which made a cached answer cost half as much
// again.

/** Adds the calls of browsers to back ends. */
export const addCalls = (site: Hono<SiteEnvironment>, services: Services, wait: Wait): void => {
  const { deps, bodies, limits, allowedOrigins, addressOf, visitOf, askerOf, watch, expirePlaces } = services
  const { config, clients } = deps
  const calls = createFairQueue(callLimits)
  const gateway = createGateway({
    config,
    limits: { ...limits, wait },
    bodies,
    findEndpoint: (code) => findHospitalEndpoint(clients().cms, code),
    beginSpan: watch.begin,
    onCall: ({ api, operation, status, duration, requestId }, span) => {
      const kind = status < 400 ? 'ok' : String(status)
      // A refusal inside a 200 counts too: the place was taken before.
      if (api === 'member' && operation === 'createAppointment' && status < 400) expirePlaces()
      watch.call({ backEnd: api, operation, kind, duration }, status >= 500 ? { requestId, status } : undefined, span)
    },
  })
  site.use('/api/:api/*', holdAnswers(createBodiesInFlight(answerBudget), addressOf))
  site.use('/api/*', compress())
  site.use('/api/:api/*', setDeviceCookie(services))
  site.all('/api/:api/*', (context) => {
    context.set('route', '/api/*')
    const api = context.req.param('api')
    const { pathname } = new URL(context.req.raw.url)
    return gateway({
      request: context.req.raw,
      api,
      path: pathname.slice(`/api/${api}`.length),
      requestId: context.get('requestId'),
      address: addressOf(context),
      visit: visitOf(context),
      hold: context.get('hold'),
      allowedOrigins: allowedOrigins(context.req.raw),
      inTurn: (work) => calls.run(askerOf(context), work),
    })
  })
}

/** Adds the search that runs while a visitor types. */
export const addSearch = (site: Hono<SiteEnvironment>, services: Services): void => {
  const { deps, bodies, visits, allowedOrigins, askerOf } = services
  const { now, clients, search } = deps
  const contextOf = (locale: Locale) => ({
    cms: clients().cms,
    search,
    locale,
    now: now(),
    message: messageOf(locale),
  })
  site.use('/_search', compress())
  const searching = searchHandler({ contextOf, bodies, queue: visits.queue, allowedOrigins })
  site.post('/_search', (context) => visits.makeLimited(context, () => searching(context.req.raw, askerOf(context))))
}
