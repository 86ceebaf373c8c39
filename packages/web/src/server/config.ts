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

/** The site's public address. Links are made from it, so a path in it would be lost. */
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

/** An address or a name of this machine. */
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
    /** The version of Strapi; with `detect` the site asks the CMS. */
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
  /** Milliseconds that a list of doctors waits for the next free times; 0 for lists without free times. */
  freeTimesTimeout: given.FREE_TIMES_TIMEOUT,
  socialFeed: { url: given.SOCIAL_FEED_URL, token: given.SOCIAL_FEED_TOKEN },
  /** Origins to which a hospital's `base_endpoint` may lead. */
  hospitalCareOrigins: given.HOSPITAL_CARE_ORIGINS,
  /** Further origins that pictures may come from. */
  imageOrigins: given.IMAGE_ORIGINS,
  /** The most bytes of an answer of a back end. */
  answerLimit: given.ANSWER_LIMIT,
})

const previewOf = (given: Environment) =>
  given.PREVIEW_SECRET === undefined || given.CMS_PREVIEW_TOKEN === undefined
    ? undefined
    : {
        /** The CMS signs links with this secret. */
        secret: given.PREVIEW_SECRET,
        /** The token that may read drafts. */
        token: given.CMS_PREVIEW_TOKEN,
        /** The origin of the editors' screens. Their frames may contain previews. */
        editorsOrigin: new URL(given.CMS_EDITORS_URL ?? given.CMS_URL).origin,
      }

/** Settings that several sites behind one address share, and settings of the caches in front of them. */
const fleetOf = (given: Environment) => ({
  /** How many proxies before the site append to X-Forwarded-For. */
  trustedProxies: given.TRUSTED_PROXIES,
  /** The other sites of the fleet, and the sockets that purge the caches in front: origins of the inner network. */
  fleet: { sites: given.FLEET_SITES.filter((site) => site !== given.FLEET_SELF), caches: given.FLEET_CACHES },
  /** The folder in which all sites of the fleet store the files of their releases; undefined if there is none. */
  keptFiles: given.KEPT_FILES,
  /** The store in which all sites of the fleet count attempts; undefined if each site counts for itself. */
  sharedLimitsUrl: given.SHARED_LIMITS_URL,
  /** The header that tells caches in front of the site which entries an answer is made of; undefined for none. */
  cacheTagHeader: given.CACHE_TAG_HEADER,
})

/** Metrics and traces of the site. */
const monitoringOf = (given: Environment) => ({
  /** The address on which metrics are served. */
  metricsHost: given.METRICS_HOST,
  /** The port of the metrics; undefined for none. */
  metricsPort: given.METRICS_PORT,
  /**
   * The address to which spans are sent, the name of this site in them, and the part of all traces that is stored; undefined for no traces.
   */
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
  /** The site's public origin. The site never uses a request's Host header. */
  siteUrl: given.SITE_URL,
  /** Whether visitors reach the site by https. */
  secure: given.SITE_URL.startsWith('https:'),
  siteName: given.SITE_NAME,
  ...backEndsOf(given),
  /** Milliseconds that a public page is served before it is revalidated; 0 loads it for every visitor. */
  pagesFreshFor: given.PAGES_FRESH_FOR,
  /** Milliseconds that requests under way may take when the site stops. */
  drainTimeout: given.DRAIN_TIMEOUT,
  ...monitoringOf(given),
  /** Signs the device cookie; undefined for a secret that ends with the process. */
  deviceSecret: given.DEVICE_SECRET,
  /** Webhooks of the CMS carry this secret; undefined for no webhooks. */
  revalidateSecret: given.REVALIDATE_SECRET,
  /** How the site shows drafts to a person who has a link of the CMS; undefined if it does not. */
  preview: previewOf(given),
  ...fleetOf(given),
  /** Whether the data is made up. The site then says so. */
  demo: given.DEMO,
  /** Accounts that the log-in pages of a demonstration name; empty on other sites. */
  demoAccounts: given.DEMO ? given.DEMO_ACCOUNTS : [],
  /** A line above every page; empty for none. */
  notice: given.NOTICE,
}))

/** Every setting of the site. */
export type SiteConfig = Readonly<z.output<typeof configSchema>>

/** The origins of the CMS's pictures and of doctors' photos. */
export const pictureOrigins = ({ cms }: SiteConfig): readonly string[] => [
  ...new Set([cms.mediaUrl, cms.doctorPhotosUrl].map((address) => new URL(address).origin)),
]

/** The configuration with a warning for each doubtful value, or a message for each mistake. */
export type ConfigResult =
  | { readonly config: SiteConfig; readonly warnings: readonly string[] }
  | { readonly mistakes: readonly string[] }

/**
 * The site speaks no TLS itself. With an https address a proxy is in front, and without this setting every visitor would seem to have the
 * proxy's address.
 */
const proxiesMistake = ({ SITE_URL = '', TRUSTED_PROXIES }: Readonly<Record<string, string | undefined>>) =>
  /^https:/i.test(SITE_URL) && TRUSTED_PROXIES === undefined
    ? [
        'TRUSTED_PROXIES: must be set where SITE_URL is https: the number of proxies that append to X-Forwarded-For (0 if none does)',
      ]
    : []

/** Drafts need both: a secret for the links, and a token that may read drafts. */
const previewMistake = ({ PREVIEW_SECRET, CMS_PREVIEW_TOKEN }: Readonly<Record<string, string | undefined>>) =>
  (PREVIEW_SECRET === undefined) === (CMS_PREVIEW_TOKEN === undefined)
    ? []
    : ['PREVIEW_SECRET and CMS_PREVIEW_TOKEN: one needs the other']

/** The keys in the store are made with the secret, so all sites that share a store need the same one. */
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

/** Reads the configuration from environment variables. Reports every mistake at once, by the variable's name and never by its value. */
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
