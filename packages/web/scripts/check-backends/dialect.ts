import { strapiVersion } from '@hospital/sdk/cms/strapi-5'
import type { SiteConfig } from '../../src/server/config.ts'
import { findingOf } from './verdict.ts'
import type { Finding } from './verdict.ts'

/** Which Strapi the CMS is. */
interface Dialect {
  readonly name: string
  /** Whether the site speaks to it as another version: then nothing that it answers says anything. */
  readonly isWrong: boolean
  readonly finding: Finding
}

/** Asks the CMS which Strapi it is, and compares it with what the site is told. */
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
