import * as z from 'zod'
import type { DemoAccount } from '../shared/loading/context.ts'

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((text) => text.replace(/\/$/, ''))

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

/** The site's public address: links are made of it, so a path would be lost. */
const siteUrl = url
  .refine((text) => new URL(text).pathname === '/' && !/[?#@]/.test(text), {
    error: 'must be an origin, without a path',
  })
  .transform((text) => new URL(text).origin)

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: siteUrl,
  SITE_NAME: z.string().min(1).default('RS Kawung'),
  MEMBER_API_URL: url,
  COMPANY_API_URL: url,
  CMS_URL: url,
  CMS_TOKEN: z.string().min(1),
  CMS_MEDIA_URL: url.optional(),
  DOCTOR_PHOTOS_URL: url.optional(),
  SOCIAL_FEED_URL: url,
  SOCIAL_FEED_TOKEN: z.string().min(1),
  HOSPITAL_CARE_ORIGINS: list.pipe(
    z.array(z.url({ error: 'must be a list of origins' }).transform((text) => new URL(text).origin)),
  ),
  IMAGE_ORIGINS: list
    .pipe(z.array(z.url({ error: 'must be a list of origins' }).transform((text) => new URL(text).origin)))
    .default([]),
  CMS_TIMEOUT: z.coerce.number().int().positive().default(3000),
  PAGES_FRESH_FOR: z.coerce.number().int().min(0).default(10_000),
  ANSWER_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(5 * 1024 * 1024),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DRAIN_TIMEOUT: z.coerce.number().int().min(0).default(10_000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  REVALIDATE_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  DEMO: z.stringbool().default(false),
  DEMO_ACCOUNTS: z
    .string()
    .transform((text, issues): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        issues.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(
      z.array(
        z.object({
          area: z.enum(['member', 'company', 'admin']),
          name: z.string(),
          email: z.string(),
          password: z.string(),
          shows: z.string(),
        }),
      ),
    )
    .default([]),
  NOTICE: z.string().default(''),
})

/** Everything that the site is told from outside; one property per environment variable of the README. */
export interface SiteConfig {
  readonly port: number
  /** The site's public origin. Nothing is made of a request's Host header. */
  readonly siteUrl: string
  readonly siteName: string
  readonly memberApiUrl: string
  readonly companyApiUrl: string
  readonly cms: {
    readonly url: string
    readonly token: string
    readonly mediaUrl: string
    readonly doctorPhotosUrl: string
    readonly timeout: number
  }
  readonly socialFeed: { readonly url: string; readonly token: string }
  /** Origins to which a hospital's `base_endpoint` may lead. */
  readonly hospitalCareOrigins: readonly string[]
  /** Further origins that pictures may come from. */
  readonly imageOrigins: readonly string[]
  /** Milliseconds that a public page is served before it is revalidated; 0 loads it for every visitor. */
  readonly pagesFreshFor: number
  /** Bytes that an answer of a back end may hold. */
  readonly answerLimit: number
  /** How many proxies before the site append to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Milliseconds that requests under way may take when the site stops. */
  readonly drainTimeout: number
  /** The port of the metrics; undefined for none. */
  readonly metricsPort: number | undefined
  /** What webhooks of the CMS prove themselves with; undefined for no webhooks. */
  readonly revalidateSecret: string | undefined
  /** The data is made up, and the site says so. */
  readonly demo: boolean
  /** Accounts that the log-in pages of a demonstration name; none outside of one. */
  readonly demoAccounts: readonly DemoAccount[]
  /** A line above every page; empty for none. */
  readonly notice: string
}

/** Where the CMS's pictures and doctors' photos come from. */
export const pictureOrigins = ({ cms }: SiteConfig): readonly string[] => [
  ...new Set([cms.mediaUrl, cms.doctorPhotosUrl].map((address) => new URL(address).origin)),
]

/** The configuration, or a line of text for each mistake in it. */
export type ConfigResult = { readonly config: SiteConfig } | { readonly mistakes: readonly string[] }

/** Reads the configuration from environment variables. Names every mistake at once, and never a value. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    return { mistakes: result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) }
  }
  const { data } = result
  const mediaUrl = data.CMS_MEDIA_URL ?? data.CMS_URL
  return {
    config: {
      port: data.PORT,
      siteUrl: data.SITE_URL,
      siteName: data.SITE_NAME,
      memberApiUrl: data.MEMBER_API_URL,
      companyApiUrl: data.COMPANY_API_URL,
      cms: {
        url: data.CMS_URL,
        token: data.CMS_TOKEN,
        mediaUrl,
        doctorPhotosUrl: `${data.DOCTOR_PHOTOS_URL ?? new URL('/uploads/dokter', mediaUrl).href}/`,
        timeout: data.CMS_TIMEOUT,
      },
      socialFeed: { url: data.SOCIAL_FEED_URL, token: data.SOCIAL_FEED_TOKEN },
      hospitalCareOrigins: data.HOSPITAL_CARE_ORIGINS,
      imageOrigins: data.IMAGE_ORIGINS,
      pagesFreshFor: data.PAGES_FRESH_FOR,
      answerLimit: data.ANSWER_LIMIT,
      trustedProxies: data.TRUSTED_PROXIES,
      drainTimeout: data.DRAIN_TIMEOUT,
      metricsPort: data.METRICS_PORT,
      revalidateSecret: data.REVALIDATE_SECRET,
      demo: data.DEMO,
      demoAccounts: data.DEMO ? data.DEMO_ACCOUNTS : [],
      notice: data.NOTICE,
    },
  }
}
