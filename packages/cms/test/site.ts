import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startMockServer } from '@hospital/mocks/server'
import { demoEnvironment } from '../../web/scripts/demo-environment.ts'
import { testSettings } from '../../web/scripts/test-settings.ts'
import { createSite } from '../../web/src/server/app.ts'
import type { Site } from '../../web/src/server/app.ts'
import { silentLog } from '../../web/src/server/http/log.ts'
import { configOf } from '../../web/src/testing/config-of.ts'
import { unlimitedBudget } from '../../web/src/testing/unlimited-budget.ts'
import { access } from './calls.ts'

/** A page as the site's server sends it. */
export interface SitePage {
  readonly status: number
  readonly html: string
}

/** The site with the Strapi of this run, and a contract server for everything else. */
export interface SiteOnCms {
  readonly open: (path: string) => Promise<SitePage>
  /** Listens for the CMS's requests at the address that the CMS knows. Resolves with a function that ends this. */
  readonly listen: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

const origin = 'http://localhost'

/** Answers a request of the CMS as the site's server does. */
const answer = async (site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const body = Buffer.concat(chunks)
  const { authorization = '' } = request.headers
  const { method = 'GET', url = '' } = request
  const answered = await site.fetch(new Request(`${origin}${url}`, { method, headers: { authorization }, body }))
  response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text())
}

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
      PREVIEW_SECRET: access.previewSecret,
      CMS_PREVIEW_TOKEN: access.previewToken,
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
      // Each page has another visitor: a single visitor may not open so many pages in a minute.
      visitors += 1
      const headers = { 'X-Forwarded-For': `10.0.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}` }
      const response = await site.fetch(new Request(`${origin}${path}`, { headers }))
      return { status: response.status, html: await response.text() }
    },
    listen: async () => {
      const { port, hostname } = new URL(access.site)
      const server = createServer((request, response) => void answer(site, request, response))
      server.listen(Number(port), hostname)
      await once(server, 'listening')
      return async () => {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      }
    },
    close: () => contracts.close(),
  }
}
