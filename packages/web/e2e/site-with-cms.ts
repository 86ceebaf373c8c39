import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { startMockServer } from '@hospital/mocks/server'
import { runSite } from '../scripts/running-site.ts'
import { testSettings } from '../scripts/test-settings.ts'

/** The proxy between a site and the CMS. */
export interface Between {
  /** The `fetch` for the CMS, which a test may replace. If it rejects, the connection is dropped. */
  ask: typeof fetch
  /** The site's requests, with their cookies. */
  readonly asked: { readonly address: string; readonly cookie: string | undefined }[]
  /** The number of requests without an answer yet. */
  pending: number
}

/** A built site for one test file alone. The test controls its CMS. */
export interface SiteWithCms {
  readonly url: string
  readonly contracts: string
  readonly cms: Between
  /** The routes of the answered requests, in their order. */
  readonly answered: readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts the build on its own contract server, with a proxy between the two that the test controls. */
export const startSiteWithCms = async (ask: typeof fetch = fetch): Promise<SiteWithCms> => {
  const contracts = await startMockServer({ port: 0 })
  const cms: Between = { ask, asked: [], pending: 0 }
  const answered: string[] = []
  const passOn = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    cms.asked.push({ address: `${pathname}${search}`, cookie: request.headers.get('cookie') ?? undefined })
    cms.pending += 1
    const body = request.method === 'GET' ? null : await request.arrayBuffer()
    try {
      const {
        status,
        headers,
        body: answer,
      } = await cms.ask(`${contracts.url}${pathname}${search}`, {
        method: request.method,
        headers: request.headers,
        body,
      })
      return new Response(answer, { status, headers: { 'content-type': headers.get('content-type') ?? '' } })
    } catch {
      incoming.socket.destroy()
      return new Response(null)
    } finally {
      cms.pending -= 1
    }
  }
  const listener = getRequestListener((request, bindings) => passOn(request, bindings as HttpBindings))
  const between = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const address = between.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const own = { ...testSettings, CMS_URL: `http://127.0.0.1:${port}/cms`, CMS_MEDIA_URL: contracts.url }
  const site = await runSite(own, contracts, (line) => {
    const { route } = (line.startsWith('{') ? JSON.parse(line) : {}) as { readonly route?: string }
    if (route !== undefined) answered.push(route)
  })
  return {
    url: site.url,
    contracts: contracts.url,
    cms,
    answered,
    stop: async () => {
      between.closeAllConnections()
      between.close()
      await site.stop()
    },
  }
}
