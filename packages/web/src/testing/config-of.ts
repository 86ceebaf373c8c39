import { readConfig } from '../server/config.ts'
import type { SiteConfig } from '../server/config.ts'

/** The settings of a site and its back ends, for tests that replace the back ends. */
export const backEndSettings = {
  SITE_URL: 'https://rs.example',
  MEMBER_API_URL: 'https://api.rs.example/member',
  COMPANY_API_URL: 'https://api.rs.example/company',
  CMS_URL: 'https://cms.rs.example',
  CMS_TOKEN: 'contoh-token',
  SOCIAL_FEED_URL: 'https://feed.rs.example',
  SOCIAL_FEED_TOKEN: 'contoh-token',
  HOSPITAL_CARE_ORIGINS: 'https://care.rs.example',
} as const

/** The configuration from environment variables. Throws if they are wrong. */
export const configOf = (environment: Readonly<Record<string, string | undefined>>): SiteConfig => {
  const result = readConfig(environment)
  if ('mistakes' in result) throw new Error(result.mistakes.join())
  return result.config
}
