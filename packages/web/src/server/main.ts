import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { pageKinds } from '../features/page-files.ts'
import { createSite } from './app.ts'
import { readConfig } from './config.ts'
import type { SiteConfig } from './config.ts'
import { oneAtATime } from './connection-line.ts'
import { chunkKey, inlineFiles, readAssets } from './documents/assets.ts'
import type { Build, Manifest, MessageUse } from './documents/assets.ts'
import { fileHeaders } from './http/headers.ts'
import { siteLog } from './http/log.ts'
import { createMetrics } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import { stopServer } from './stop.ts'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

/** Files whose names hold a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable'

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(`${clientFolder}/.vite/${file}`, 'utf8'))

const readBuild = async (): Promise<Build> => {
  // The build wrote both, in these shapes.
  const manifest = (await readJson('manifest.json')) as Manifest
  const messageUse = (await readJson('messages.json')) as MessageUse
  const texts = await Promise.all(
    inlineFiles(manifest).map(async (file) => [file, await readFile(`${clientFolder}/${file}`, 'utf8')] as const),
  )
  return { manifest, messageUse, texts: new Map(texts) }
}

/** Milliseconds between two checks of the menus; the first comes a minute after the start. */
const menuCheckInterval = 60 * 60 * 1000

/** Milliseconds. Balancers keep idle connections for a minute: the site closes them later, so that no request meets a closed one. */
const serverOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 180_000,
  maxHeaderSize: 16_384,
}

/** Milliseconds without a byte in either direction after which a connection is ended: longer than any answer takes. Readers that stop hold answers. */
const inactivityTimeout = 90_000

/** The site with the files of its build before it. */
const createApp = async (config: SiteConfig, metrics: Metrics) => {
  const assets = readAssets(await readBuild())
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('Cache-Control', cacheControl)
        Object.entries(fileHeaders(config.secure)).forEach(([name, value]) => context.header(name, value))
      },
    })
  const styles = assets.stylesOf(pageKinds().map(chunkKey)).map(({ text }) => text)
  const scripts = assets.early ? [assets.early.text] : []
  const site = createSite({
    config,
    assets: () => Promise.resolve(assets),
    inline: { styles, scripts },
    log: siteLog,
    metrics,
  })
  const checkMenus = () => void site.checkMenus().catch(() => undefined)
  setTimeout(checkMenus, menuCheckInterval / 60).unref()
  setInterval(checkMenus, menuCheckInterval).unref()
  return new Hono()
    .use('/assets/*', files(immutable))
    .use('/favicon.svg', files('public, max-age=86400'))
    .use('/share.png', files('public, max-age=86400'))
    .use('/sw.js', files('no-cache'))
    .all('*', (context) => site.fetch(context.req.raw, { remoteAddress: getConnInfo(context).remote.address }))
}

/** Ends the process with a line when a port cannot be had. */
const onListenError = (variable: string, port: number) => (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `${variable}: ${port} is taken by another program`
      : `The site cannot listen: ${error.code}`,
  )
  process.exit(1)
}

/** Metrics have a port of their own, which nothing outside should reach. */
const serveMetrics = (metrics: Metrics, port: number): Server => {
  const app = new Hono().get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  )
  const server = serve({ fetch: app.fetch, port, createServer })
  server.once('error', onListenError('METRICS_PORT', port))
  return server as Server
}

// `serve` calls it in this one of its forms.
const createSiteServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer(options, oneAtATime(listener))) as typeof createServer

const start = async (config: SiteConfig): Promise<void> => {
  const metrics = createMetrics()
  const app = await createApp(config, metrics)
  const server = serve(
    { fetch: app.fetch, port: config.port, createServer: createSiteServer, serverOptions },
    ({ port }) => {
      console.log(`Site: http://localhost:${port}`)
      // The first visitor should not wait for code that has never run and answers that are not cached.
      const likeBrowsers = { headers: { 'Accept-Encoding': 'br' } }
      for (const home of ['/', '/en'])
        void fetch(`http://localhost:${port}${home}`, likeBrowsers).catch(() => undefined)
    },
  ) as Server
  server.once('error', onListenError('PORT', config.port))
  server.setTimeout(inactivityTimeout)
  const servers = [server, ...(config.metricsPort === undefined ? [] : [serveMetrics(metrics, config.metricsPort)])]
  const stop = () =>
    void Promise.all(servers.map((each) => stopServer(each, config.drainTimeout))).then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const result = readConfig(process.env)
if ('mistakes' in result) {
  for (const mistake of result.mistakes) console.error(mistake)
  process.exitCode = 1
} else await start(result.config)
