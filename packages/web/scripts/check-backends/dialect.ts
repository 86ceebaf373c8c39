import { strapiVersion } from '@hospital/sdk/cms/strapi-5'
import type { SiteConfig } from '../../src/server/config.ts'
import { findingOf } from './verdict.ts'
import type { Finding } from './verdict.ts'

/** The version of Strapi that the CMS runs. */
interface Dialect {
  readonly name: string
  /** Whether the site expects another version. The answers then prove nothing. */
  readonly isWrong: boolean
  readonly finding: Finding
}

/** Asks the CMS for its Strapi version, and compares it with the site's setting. */
export const checkDialect = async ({ cms }: SiteConfig): Promise<Dialect> => {
  const found = await strapiVersion({ baseUrl: cms.url, token: cms.token, timeout: cms.timeout })
  if (found.error)
    return { name: 'version of Strapi', isWrong: false, finding: findingOf(found, [], 'find on rumahSakits') }
  const name = `Strapi ${found.data}`
  const isWrong = cms.strapi !== 'detect' && cms.strapi !== String(found.data)
  return {
    name,
    isWrong,
    finding: isWrong
      ? {
          verdict: 'breaks the contract',
          detail: `the site speaks to it as to Strapi ${cms.strapi}: set CMS_STRAPI=${found.data}`,
        }
      : { verdict: 'works', detail: '' },
  }
}
