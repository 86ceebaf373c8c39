import * as z from 'zod'
import { tagHeaders } from './edits/cache-tags.ts'

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((text) => text.replace(/\/$/, ''))

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const origins = list.pipe(
  z.array(z.url({ error: 'must be a list of origins' }).transform((text) => new URL(text).origin)),
)

/** The site's public address: links are made of it, so a path would be lost. */
const siteUrl = url
  .refine((text) => new URL(text).pathname === '/' && !/[?#@]/.test(text), {
    error: 'must be an origin, without a path',
  })
  .transform((text) => new URL(text).origin)

/** A Valkey or Redis server, with its password if it has one. */
const storeUrl = z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' })

const integer = z.coerce.number().int()
const whole = integer.min(0)
const port = whole.max(65_535)

/** An address of this machine, or a name of one. */
const host = z.string().regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })

const json = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    issues.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

const demoAccount = z.object({
  area: z.enum(['member', 'company', 'admin']),
  name: z.string(),
  email: z.string(),
  password: z.string(),
  shows: z.string(),
})

/** The environment variables of the README. */
const environmentSchema = z.object({
  HOST: host.optional(),
  PORT: port.default(3000),
  SITE_URL: siteUrl,
  SITE_NAME: z.string().min(1).default('RS Kawung'),
  MEMBER_API_URL: url,
  COMPANY_API_URL: url,
  CMS_URL: url,
  CMS_TOKEN: z.string().min(1),
  CMS_MEDIA_URL: url.optional(),
  DOCTOR_PHOTOS_URL: url.optional(),
  CMS_STRAPI: z.enum(['4', '5', 'detect'], { error: 'must be 4, 5 or detect' }).default('4'),
  CMS_TIMEOUT: integer.positive().default(3000),
  FREE_TIMES_TIMEOUT: whole.default(400),
  SOCIAL_FEED_URL: url,
  SOCIAL_FEED_TOKEN: z.string().min(1),
  HOSPITAL_CARE_ORIGINS: origins,
  IMAGE_ORIGINS: origins.default([]),
  PAGES_FRESH_FOR: whole.default(10_000),
  ANSWER_LIMIT: integer.positive().default(5 * 1024 * 1024),
  TRUSTED_PROXIES: whole.max(10).default(0),
  DRAIN_TIMEOUT: whole.default(10_000),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DEVICE_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  REVALIDATE_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  PREVIEW_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  CMS_PREVIEW_TOKEN: z.string().min(1).optional(),
  CMS_EDITORS_URL: url.optional(),
  FLEET_SITES: origins.default([]),
  FLEET_SELF: z
    .url()
    .transform((text) => new URL(text).origin)
    .optional(),
  FLEET_CACHES: origins.default([]),
  KEPT_FILES: z.string().regex(/^\//, { error: 'must be the path of a folder' }).optional(),
  SHARED_LIMITS_URL: storeUrl.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('hospital-site'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  CACHE_TAG_HEADER: z.enum(tagHeaders, { error: `must be one of ${tagHeaders.join(', ')}` }).optional(),
  DEMO: z.stringbool().default(false),
  DEMO_ACCOUNTS: json.pipe(z.array(demoAccount)).default([]),
  NOTICE: z.string().default(''),
})

type Environment = z.output<typeof environmentSchema>

const cmsOf = (given: Environment) => {
  const mediaUrl = given.CMS_MEDIA_URL ?? given.CMS_URL
  return {
    url: given.CMS_URL,
    token: given.CMS_TOKEN,
    /** The version of Strapi that it is; `detect` asks it. */
    strapi: given.CMS_STRAPI,
    mediaUrl,
    doctorPhotosUrl: `${given.DOCTOR_PHOTOS_URL ?? new URL('/uploads/dokter', mediaUrl).href}/`,
    timeout: given.CMS_TIMEOUT,
  }
}

/** Where content and personal data come from. */
const backEndsOf = (given: Environment) => ({
  memberApiUrl: given.MEMBER_API_URL,
  companyApiUrl: given.COMPANY_API_URL,
  cms: cmsOf(given),
  /** Milliseconds that a list of doctors waits for the next free times; 0 for lists without them. */
  freeTimesTimeout: given.FREE_TIMES_TIMEOUT,
  socialFeed: { url: given.SOCIAL_FEED_URL, token: given.SOCIAL_FEED_TOKEN },
  /** Origins to which a hospital's `base_endpoint` may lead. */
  hospitalCareOrigins: given.HOSPITAL_CARE_ORIGINS,
  /** Further origins that pictures may come from. */
  imageOrigins: given.IMAGE_ORIGINS,
  /** Bytes that an answer of a back end may hold. */
  answerLimit: given.ANSWER_LIMIT,
})

const previewOf = (given: Environment) =>
  given.PREVIEW_SECRET === undefined || given.CMS_PREVIEW_TOKEN === undefined
    ? undefined
    : {
        /** What the CMS signs links with. */
        secret: given.PREVIEW_SECRET,
        /** The token that may read drafts. */
        token: given.CMS_PREVIEW_TOKEN,
        /** Where the editors' screens are, in whose frames previews may be. */
        editorsOrigin: new URL(given.CMS_EDITORS_URL ?? given.CMS_URL).origin,
      }

/** What several sites behind one address have in common, and the caches in front of them. */
const fleetOf = (given: Environment) => ({
  /** How many proxies before the site append to X-Forwarded-For. */
  trustedProxies: given.TRUSTED_PROXIES,
  /** The other sites of the fleet, and the sockets by which the caches in front are purged: origins of the inner network. */
  fleet: { sites: given.FLEET_SITES.filter((site) => site !== given.FLEET_SELF), caches: given.FLEET_CACHES },
  /** The folder in which all sites of the fleet store the files of their releases; undefined if there is none. */
  keptFiles: given.KEPT_FILES,
  /** The store in which all sites of the fleet count attempts; undefined where each counts for itself. */
  sharedLimitsUrl: given.SHARED_LIMITS_URL,
  /** The header that tells caches in front of the site what an answer is made of; undefined for none. */
  cacheTagHeader: given.CACHE_TAG_HEADER,
})

/** How the site is watched. */
const monitoringOf = (given: Environment) => ({
  /** The address on which metrics are served. */
  metricsHost: given.METRICS_HOST,
  /** The port of the metrics; undefined for none. */
  metricsPort: given.METRICS_PORT,
  /** Where spans are sent, the name of this site in them, and the part of all traces that is kept; undefined for no traces. */
  tracing: given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: given.OTEL_SERVICE_NAME,
        ratio: given.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined,
})

const configSchema = environmentSchema.transform((given) => ({
  /** The address to listen on; undefined for all. */
  host: given.HOST,
  port: given.PORT,
  /** The site's public origin. Nothing is made of a request's Host header. */
  siteUrl: given.SITE_URL,
  /** Whether the site is reached by https. */
  secure: given.SITE_URL.startsWith('https:'),
  siteName: given.SITE_NAME,
  ...backEndsOf(given),
  /** Milliseconds that a public page is served before it is revalidated; 0 loads it for every visitor. */
  pagesFreshFor: given.PAGES_FRESH_FOR,
  /** Milliseconds that requests under way may take when the site stops. */
  drainTimeout: given.DRAIN_TIMEOUT,
  ...monitoringOf(given),
  /** Signs the cookie of devices; undefined for a secret that ends with the process. */
  deviceSecret: given.DEVICE_SECRET,
  /** What webhooks of the CMS prove themselves with; undefined for no webhooks. */
  revalidateSecret: given.REVALIDATE_SECRET,
  /** How drafts are shown to who has a link of the CMS; undefined where they are not. */
  preview: previewOf(given),
  ...fleetOf(given),
  /** The data is made up, and the site says so. */
  demo: given.DEMO,
  /** Accounts that the log-in pages of a demonstration name; none outside of one. */
  demoAccounts: given.DEMO ? given.DEMO_ACCOUNTS : [],
  /** A line above every page; empty for none. */
  notice: given.NOTICE,
}))

/** Everything that the site is told from outside. */
export type SiteConfig = Readonly<z.output<typeof configSchema>>

/** Where the CMS's pictures and doctors' photos come from. */
export const pictureOrigins = ({ cms }: SiteConfig): readonly string[] => [
  ...new Set([cms.mediaUrl, cms.doctorPhotosUrl].map((address) => new URL(address).origin)),
]

/** The configuration, and a line of text for each doubt about it; or one for each mistake in it. */
export type ConfigResult =
  | { readonly config: SiteConfig; readonly warnings: readonly string[] }
  | { readonly mistakes: readonly string[] }

/** The site speaks no TLS itself: with an https address something is in front of it, whose address every visitor would have. */
const proxiesMistake = ({ SITE_URL = '', TRUSTED_PROXIES }: Readonly<Record<string, string | undefined>>) =>
  /^https:/i.test(SITE_URL) && TRUSTED_PROXIES === undefined
    ? [
        'TRUSTED_PROXIES: must be set where SITE_URL is https: the number of proxies that append to X-Forwarded-For (0 if none does)',
      ]
    : []

/** Drafts take a signed link and a token to read them with. */
const previewMistake = ({ PREVIEW_SECRET, CMS_PREVIEW_TOKEN }: Readonly<Record<string, string | undefined>>) =>
  (PREVIEW_SECRET === undefined) === (CMS_PREVIEW_TOKEN === undefined)
    ? []
    : ['PREVIEW_SECRET and CMS_PREVIEW_TOKEN: one needs the other']

/** Sites that share a store find in it what they have named with the same secret. */
const storeMistake = ({ SHARED_LIMITS_URL, DEVICE_SECRET }: Readonly<Record<string, string | undefined>>) =>
  SHARED_LIMITS_URL !== undefined && DEVICE_SECRET === undefined
    ? ['SHARED_LIMITS_URL: needs DEVICE_SECRET, the same one for all sites']
    : []

const proxiesWarning = ({ secure, trustedProxies }: SiteConfig) =>
  secure && trustedProxies === 0
    ? [
        'TRUSTED_PROXIES: with 0 and an https SITE_URL all visitors have the address of the proxy, and share the limits of one address',
      ]
    : []

/** Reads the configuration from environment variables. Names every mistake at once, and never a value. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = configSchema.safeParse(given)
  const mistakes = [
    ...(result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []),
    ...proxiesMistake(given),
    ...previewMistake(given),
    ...storeMistake(given),
  ]
  return result.success && mistakes.length === 0
    ? { config: result.data, warnings: proxiesWarning(result.data) }
    : { mistakes }
}
