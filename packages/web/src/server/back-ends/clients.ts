import type { OmissionEvent, ReadThrough, RequestEvent, ResponseEvent, Validate } from '@hospital/sdk'
import { createCmsClient } from '@hospital/sdk/cms'
import { detectStrapi, strapi5 } from '@hospital/sdk/cms/strapi-5'
import { createMemberClient } from '@hospital/sdk/member'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import { validateCms, validateMember, validateSocialFeed } from '@hospital/sdk/validation'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { SiteConfig } from '../config.ts'
import type { BackEndWatch } from '../http/metrics.ts'
import type { TraceSpan } from '../tracing/tracing.ts'
import { cachedDays, readDoctorDays } from './doctor-days.ts'
import { createFreeTimes } from './free-times.ts'

/** The clients that load public pages. */
export type ContentClients = Pick<LoaderContext, 'cms' | 'socialFeed' | 'member' | 'doctorDays' | 'freeTimes'>

/** The visitor whose token the clients send. Default: no visitor. */
export interface ClientRequest {
  /** Faults that a visitor of a demonstration asks the mock back ends for. */
  readonly faults?: string | undefined
  /** The caller's address, for back ends that limit what a caller sends. */
  readonly forwardedFor?: string | undefined
}

/** Gives the clients for a request. */
export type ClientSource = (request?: ClientRequest) => ContentClients

/** The options of the clients. */
export interface ClientOptions {
  readonly cache?: ReadThrough | undefined
  /** Caches days of doctors, for some seconds. Default: no cache. */
  readonly dayCache?: ReadThrough | undefined
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly watch?: BackEndWatch | undefined
  /** Checks answers of the CMS. Default: `validateCms`. */
  readonly checkCms?: Validate | undefined
}

/** The dialect of the content API for each value of `CMS_STRAPI`. */
const dialects = { '4': undefined, '5': strapi5, detect: detectStrapi } as const

const retry = { attempts: 1, delay: 150 }

interface ClientParts extends ClientOptions {
  readonly timeout: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Back ends may have operations of the same name, so the key of the cache names the back end too. */
const prefixed = (api: string, cache: ReadThrough | undefined): ReadThrough | undefined =>
  cache && ((key, read) => cache(`${api}:${key}`, read))

/** Counts calls to a back end, logs those that fail, and hands a trace on to it. All attempts of a call are one span. */
const observe = (backEnd: string, watch: BackEndWatch | undefined) => {
  const spans = new Map<string, TraceSpan>()
  const onRequest = ({ requestId, headers }: RequestEvent): void => {
    const span = spans.get(requestId) ?? watch?.begin?.()
    if (!span) return
    spans.set(requestId, span)
    headers['traceparent'] = span.traceparent
  }
  const onResponse = ({ operation, requestId, status, error, duration }: ResponseEvent): void => {
    const where = error && 'where' in error ? error.where : undefined
    watch?.call(
      { backEnd, operation, kind: error?.kind ?? 'ok', duration },
      error && error.kind !== 'not-found' ? { requestId, status, where } : undefined,
      spans.get(requestId),
    )
    spans.delete(requestId)
  }
  return { onResponse, ...(watch?.begin && { onRequest }) }
}

/** The options that the clients of all back ends have in common. */
const optionsFor =
  ({ answerLimit }: SiteConfig, { timeout, cache, fetch, watch }: ClientParts) =>
  (api: string) => ({
    timeout,
    maxAnswerBytes: answerLimit,
    fetch,
    retry,
    cache: prefixed(api, cache),
    // The tokens are the site's own, and the headers of visitors change no answer.
    cacheScope: 'site',
    ...observe(api, watch),
    onOmission: (event: OmissionEvent) => watch?.omission({ backEnd: api, ...event }),
  })

const createClients = (config: SiteConfig, parts: ClientParts): ContentClients => {
  const { headers, dayCache, checkCms = validateCms } = parts
  const shared = optionsFor(config, parts)
  // Slots are read by POST and change by the minute, so the client itself does not cache them.
  const member = createMemberClient({
    ...shared('member'),
    baseUrl: config.memberApiUrl,
    timeout: config.cms.timeout,
    headers,
    validate: validateMember,
  })
  const readDay = readDoctorDays(member)
  return {
    cms: createCmsClient({
      ...shared('cms'),
      baseUrl: config.cms.url,
      token: config.cms.token,
      strapi: dialects[config.cms.strapi],
      // The application's own token: its answers are the same for all visitors.
      sharedToken: true,
      addresses: { media: config.cms.mediaUrl, doctorPhotos: config.cms.doctorPhotosUrl },
      headers,
      validate: checkCms,
    }),
    socialFeed: createSocialFeedClient({
      ...shared('social-feed'),
      baseUrl: config.socialFeed.url,
      headers: { token: config.socialFeed.token, ...headers },
      validate: validateSocialFeed,
    }),
    member,
    doctorDays: cachedDays(readDay, dayCache),
    freeTimes: createFreeTimes({ read: readDay, cache: dayCache, timeout: config.freeTimesTimeout }),
  }
}

/** Milliseconds that a back end may still take after the visitor got a timeout. The late answer then serves the next visitor. */
const backgroundTimeout = 30_000

/**
 * Makes the clients of the content back ends, once for the whole site: they hold nothing of a visitor. Answers are checked against the
 * contracts; the tokens stay here, on the server. A request with faults or with a forwarded address gets its own clients, since the keys of
 * cached answers have neither.
 */
export const createContentClients = (config: SiteConfig, options: ClientOptions = {}): ClientSource => {
  const { timeout } = config.cms
  const clients = createClients(config, { ...options, timeout: options.cache ? backgroundTimeout : timeout })
  return ({ faults, forwardedFor } = {}) => {
    if (faults !== undefined && config.demo)
      return createClients(config, {
        ...options,
        cache: undefined,
        dayCache: undefined,
        timeout,
        headers: { 'x-mock-fault': faults },
      })
    return forwardedFor === undefined
      ? clients
      : createClients(config, { ...options, timeout, headers: { 'X-Forwarded-For': forwardedFor } })
  }
}
