import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { startMockServer } from '@hospital/mocks/server'
import { runSite } from '../scripts/running-site.ts'

/** What stands between a site and the CMS. */
export interface Between {
  /** How the CMS is asked; a test puts its own way here. Where it rejects, the connection is dropped. */
  ask: typeof fetch
  /** What the site has asked for, and with which cookies. */
  readonly asked: { readonly address: string; readonly cookie: string | undefined }[]
}

/** A built site for one test file alone, whose CMS and clock do as the test says. */
export interface OwnSite {
  readonly url: string
  readonly contracts: string
  readonly cms: Between
  /** Lets the site's clock go on by milliseconds, at once. */
  readonly advance: (duration: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Runs before the site's own code: its time is the true one and what stands in a file. */
const shiftedClock = (file: string): string => `
import { readFileSync } from 'node:fs'
const Real = Date
const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'))
globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(now())
    else super(...parts)
  }
  static now() {
    return now()
  }
}
const realNow = performance.now.bind(performance)
performance.now = () => realNow() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'))`

/** Starts the build on a contract server of its own, with a place between the two where a test can take hold. */
export const startOwnSite = async (
  settings: Readonly<Record<string, string>> = {},
  ask: typeof fetch = fetch,
): Promise<OwnSite> => {
  const contracts = await startMockServer({ port: 0 })
  const cms: Between = { ask, asked: [] }
  const passOn = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    cms.asked.push({ address: `${pathname}${search}`, cookie: request.headers.get('cookie') ?? undefined })
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
    }
  }
  const listener = getRequestListener((request, bindings) => passOn(request, bindings as HttpBindings))
  const between = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const address = between.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const folder = await mkdtemp(join(tmpdir(), 'site-clock-'))
  const clock = join(folder, 'shift')
  let shift = 0
  await writeFile(clock, '0')
  const own = {
    CMS_URL: `http://127.0.0.1:${port}/cms`,
    CMS_MEDIA_URL: contracts.url,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(shiftedClock(clock))}`,
  }
  const site = await runSite({ ...own, ...settings }, contracts)
  return {
    url: site.url,
    contracts: contracts.url,
    cms,
    advance: async (duration) => {
      shift += duration
      await writeFile(clock, String(shift))
    },
    stop: async () => {
      between.closeAllConnections()
      between.close()
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}
