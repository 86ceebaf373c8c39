import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { inlineFiles, readAssets } from './documents/assets.ts'
import type { Build, Manifest, MessageUse } from './documents/assets.ts'
import { readConfig } from './config.ts'
import type { SiteConfig } from './config.ts'
import { logRequest } from './http/log.ts'
import { pageFiles } from './documents/page-files.ts'
import { fileHeaders } from './http/headers.ts'
import { createSite } from './app.ts'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

/** Files whose names hold a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(`${clientFolder}/.vite/${file}`, 'utf8'))

const readBuild = async (): Promise<Build> => {
  // The build wrote both, in these shapes.
  const manifest = (await readJson('manifest.json')) as Manifest
  const messageUse = (await readJson('messages.json')) as MessageUse
  const texts = await Promise.all(inlineFiles(manifest).map(async (file) => [file, await readFile(`${clientFolder}/${file}`, 'utf8')] as const))
  return { manifest, messageUse, texts: new Map(texts) }
}

const start = async (config: SiteConfig): Promise<void> => {
  const assets = readAssets(await readBuild())
  const secure = config.siteUrl?.startsWith('https:') ?? false
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('Cache-Control', cacheControl)
        Object.entries(fileHeaders(secure)).forEach(([name, value]) => context.header(name, value))
      },
    })
  const styles = assets.stylesOf(Object.values(pageFiles)).map(({ text }) => text)
  const scripts = assets.early ? [assets.early.text] : []
  const site = createSite({ config, assets: () => Promise.resolve(assets), inline: { styles, scripts }, log: logRequest })
  const app = new Hono()
    .use('/assets/*', files(immutable))
    .use('/favicon.svg', files('public, max-age=86400'))
    .use('/share.png', files('public, max-age=86400'))
    .use('/sw.js', files('no-cache'))
    .all('*', (context) => site.fetch(context.req.raw))
  const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
    console.log(`Site: http://localhost:${port}`)
    // Code that has never run and answers that nobody has asked for are nothing that the first visitor should wait for.
    const likeBrowsers = { headers: { 'Accept-Encoding': 'br' } }
    for (const home of ['/', '/en']) void fetch(`http://localhost:${port}${home}`, likeBrowsers).catch(() => undefined)
  })
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT: ${config.port} is taken by another program` : `The site cannot listen: ${error.code}`)
    process.exit(1)
  })
  const stop = () => server.close(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const result = readConfig(process.env)
if ('mistakes' in result) {
  for (const mistake of result.mistakes) console.error(mistake)
  process.exitCode = 1
} else await start(result.config)
