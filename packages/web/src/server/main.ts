import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { pageKinds } from '../features/page-files.ts'
import { loadPageComponent } from '../features/pages.ts'
import { createSite } from './app.ts'
import type { Site } from './app.ts'
import { readyStatus } from './back-ends/readiness.ts'
import { readConfig } from './config.ts'
import type { SiteConfig } from './config.ts'
import { oneAtATime } from './connection-line.ts'
import { chunkKey, inlineFiles, readAssets } from './documents/assets.ts'
import type { Build, Manifest, MessageUse } from './documents/assets.ts'
import { keepFiles, namingInterval } from './files/kept-files.ts'
import { filePaths, openSiteFiles } from './files/site-files.ts'
import type { SiteFiles } from './files/site-files.ts'
import { fileHeaders } from './http/headers.ts'
import { siteLog } from './http/log.ts'
import { createMetrics } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import type { SharedStore } from './http/shared/store.ts'
import { connectionOf } from './node-connection.ts'
import { sendAtOnce } from './send-at-once.ts'
import type { SiteOptions } from './services.ts'
import { stopServer } from './stop.ts'
import type { Tracing } from './tracing/tracing.ts'
import { connectionCame } from './yielding-queue.ts'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

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

/** Milliseconds. Balancers hold idle connections open for a minute. The site closes them later, so that no request meets a closed one. */
const serverOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 180_000,
  maxHeaderSize: 16_384,
}

/**
 * Milliseconds without a byte in either direction after which a connection is ended: longer than any answer takes. A client that stops
 * reading would hold its answer in memory.
 */
const inactivityTimeout = 90_000

/** Stores the files of this build for its open pages after the next release. If the folder fails, the site serves its own files only. */
const keepOwnFiles = async ({ keptFiles }: SiteConfig): Promise<void> => {
  if (keptFiles === undefined) return
  try {
    await keepFiles(`${clientFolder}/assets`, `${keptFiles}/assets`, new Date())
  } catch {
    siteLog.filesNotKept()
  }
}

/** The site behind the files of its build and those of other releases. */
const createApp = async (
  config: SiteConfig,
  metrics: Metrics,
  { store, tracing }: Pick<SiteOptions, 'store' | 'tracing'>,
): Promise<{ readonly site: Site; readonly files: SiteFiles; readonly app: Hono<{ Bindings: HttpBindings }> }> => {
  const assets = readAssets(await readBuild(), { isTraced: tracing !== undefined })
  const files = await openSiteFiles({ own: clientFolder, kept: config.keptFiles, headers: fileHeaders(config.secure) })
  const styles = assets.stylesOf(pageKinds().map(chunkKey)).map(({ text }) => text)
  const scripts = assets.early ? [assets.early.text] : []
  const site = createSite({
    config,
    assets: () => Promise.resolve(assets),
    inline: { styles, scripts },
    log: siteLog,
    metrics,
    store,
    tracing,
  })
  const checkMenus = () => void site.checkMenus().catch(() => undefined)
  setTimeout(checkMenus, menuCheckInterval / 60).unref()
  setInterval(checkMenus, menuCheckInterval).unref()
  const app = new Hono<{ Bindings: HttpBindings }>()
  for (const path of filePaths) app.use(path, files.handle)
  app.all('*', (context) => site.fetch(context.req.raw, connectionOf(context)))
  return { site, files, app }
}

/** Ends the process with a message if the address or the port cannot be used. */
const onListenError =
  (prefix: '' | 'METRICS_', host: string | undefined, port: number) => (error: NodeJS.ErrnoException) => {
    const isNoAddress = error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
    if (error.code === 'EADDRINUSE') console.error(`${prefix}PORT: ${port} is taken by another program`)
    else if (isNoAddress) console.error(`${prefix}HOST: ${host} is no address of this machine`)
    else console.error(`The site cannot listen: ${error.code}`)
    process.exit(1)
  }

/** The name by which this machine reaches a server that listens on `host`. */
const reachable = (host = '::'): string => {
  if (host === '::' || host === '0.0.0.0') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Metrics and readiness have their own port, which nothing outside should reach. */
const serveMetrics = (metrics: Metrics, { readiness }: Site, hostname: string, port: number): Server => {
  const app = new Hono()
    .get('/metrics', async (context) =>
      context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
    )
    .get('/ready', async (context) => {
      const states = await readiness()
      return context.json(states, readyStatus(states), { 'Cache-Control': 'no-store' })
    })
  const server = serve({ fetch: app.fetch, hostname, port, createServer })
  server.once('error', onListenError('METRICS_', hostname, port))
  return server as Server
}

// `serve` calls it in this one of its forms only.
const siteServer = ({ answerAtOnce }: SiteFiles, { answerCached }: Site) =>
  ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, oneAtATime(listener, { answerAtOnce: sendAtOnce(answerAtOnce, answerCached) })).on(
      'connection',
      connectionCame,
    )) as typeof createServer

/** The store of the fleet. A site without a store does not load its client. */
const openStore = async ({ sharedLimitsUrl }: SiteConfig): Promise<SharedStore | undefined> => {
  if (sharedLimitsUrl === undefined) return undefined
  const { openSharedStore } = await import('./http/shared/store.ts')
  return openSharedStore(sharedLimitsUrl)
}

/** The traces of the site. A site without traces does not load their code. */
const openTracing = async ({ tracing }: SiteConfig): Promise<Tracing | undefined> => {
  if (tracing === undefined) return undefined
  const { openTelemetry } = await import('./tracing/open-telemetry.ts')
  return openTelemetry(tracing)
}

const start = async (config: SiteConfig): Promise<void> => {
  // The first load of the member area's pages takes 60 ms. Without this, all visitors would wait for it at the first such page.
  await Promise.all(pageKinds().map(loadPageComponent))
  const metrics = createMetrics({ isTraced: config.tracing !== undefined })
  // Before this site sends a document that names the files: a visitor may request them from another site.
  await keepOwnFiles(config)
  setInterval(() => void keepOwnFiles(config), namingInterval).unref()
  const tracing = await openTracing(config)
  const { site, files, app } = await createApp(config, metrics, { store: await openStore(config), tracing })
  // In a demonstration the back ends set the clock, before the first page.
  if (config.demo) await site.readiness()
  const { host, metricsHost, metricsPort } = config
  const listening = {
    fetch: app.fetch,
    ...(host && { hostname: host }),
    port: config.port,
    createServer: siteServer(files, site),
    serverOptions,
  }
  const server = serve(listening, ({ port }) => {
    const address = `http://${reachable(host)}:${port}`
    console.log(`Site: ${address}`)
    // So that the first visitor does not wait for cold code and uncached answers.
    const likeBrowsers = { headers: { 'Accept-Encoding': 'br' } }
    for (const home of ['/', '/en']) void fetch(`${address}${home}`, likeBrowsers).catch(() => undefined)
  }) as Server
  server.once('error', onListenError('', host, config.port))
  server.setTimeout(inactivityTimeout)
  const servers = [
    server,
    ...(metricsPort === undefined ? [] : [serveMetrics(metrics, site, metricsHost, metricsPort)]),
  ]
  const stop = () =>
    void Promise.all(servers.map((each) => stopServer(each, config.drainTimeout)))
      .then(() => tracing?.stop().catch(() => undefined))
      .then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const result = readConfig(process.env)
if ('mistakes' in result) {
  for (const mistake of result.mistakes) console.error(mistake)
  process.exitCode = 1
} else {
  for (const warning of result.warnings) console.error(warning)
  await start(result.config)
}
