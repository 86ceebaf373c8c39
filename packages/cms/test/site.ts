import { startMockServer } from '@hospital/mocks/server'
import { demoEnvironment } from '../../web/scripts/demo-environment.ts'
import { testSettings } from '../../web/scripts/test-settings.ts'
import { createSite } from '../../web/src/server/app.ts'
import { silentLog } from '../../web/src/server/http/log.ts'
import { configOf } from '../../web/src/testing/config-of.ts'
import { unlimitedBudget } from '../../web/src/testing/unlimited-budget.ts'
import { access } from './calls.ts'

/** A page of the site, as its server sends it. */
export interface SitePage {
  readonly status: number
  readonly html: string
}

/** The site on the Strapi of this run, with a contract server for everything else. */
export interface SiteOnCms {
  readonly open: (path: string) => Promise<SitePage>
  readonly close: () => Promise<void>
}

const origin = 'http://localhost'

/** Starts the site without caches. */
export const openSite = async (): Promise<SiteOnCms> => {
  const contracts = await startMockServer({ port: 0 })
  const site = createSite({
    config: configOf({
      ...demoEnvironment(contracts.url, 0),
      ...testSettings,
      SITE_URL: origin,
      CMS_URL: access.url,
      CMS_MEDIA_URL: access.url,
      CMS_TOKEN: access.token,
      CMS_STRAPI: 'detect',
      TRUSTED_PROXIES: '1',
    }),
    assets: () => Promise.resolve({ entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }),
    log: silentLog,
    cache: false,
    startBudget: unlimitedBudget,
  })
  let visitors = 0
  return {
    open: async (path) => {
      // Each page is another visitor's: one alone may not open so many in a minute.
      visitors += 1
      const headers = { 'X-Forwarded-For': `10.0.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}` }
      const response = await site.fetch(new Request(`${origin}${path}`, { headers }))
      return { status: response.status, html: await response.text() }
    },
    close: () => contracts.close(),
  }
}
