import { createServer as createHttpServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type * as MockServerModule from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { createServer } from 'vite'
import type * as Site from '../src/server/app.ts'
import type * as Config from '../src/server/config.ts'
import type { Assets } from '../src/server/documents/assets.ts'
import type * as Log from '../src/server/http/log.ts'
import { demoEnvironment } from './demo-environment.ts'
import { developmentStyles } from './development-styles.ts'
import { freePort } from './free-port.ts'
import { run } from './run.ts'

// `pnpm dev`: the site with hot reload in all parts, and the contract server behind it. PORT and MOCK_PORT choose the ports.
await run(process.execPath, ['codegen.ts'])
const contractsPort = await freePort(Number(process.env['MOCK_PORT'] ?? 4010))
const port = await freePort(Number(process.env['PORT'] ?? 3000))
const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const [schemas, mocks] = [folder('schemas'), folder('packages/mocks/src')]
const http = createHttpServer()
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  // Hot reload shares the site's port. Vite's own port is the same for each server: a second one would have no hot reload.
  server: { middlewareMode: true, ws: { server: http } },
})

/** The contract server from its current sources: Vite loads its code too, so that an edit can replace it. */
const startContracts = async (): Promise<MockServer> => {
  const mocks = (await vite.ssrLoadModule('@hospital/mocks/server')) as typeof MockServerModule
  return mocks.startMockServer({
    port: contractsPort,
    startsAt: mocks.startFrom(process.env['MOCK_NOW']),
    deliver: ({ channel, to, text }) => console.log(`${channel} to ${to}: ${text}`),
  })
}
let contracts = await startContracts()

/** A changed contract regenerates the code. A changed mock restarts with a fresh hospital. */
const onEdit = async (file: string) => {
  if (file.startsWith(schemas)) await run(process.execPath, ['codegen.ts']).catch(() => undefined)
  if (file.startsWith(mocks)) {
    await contracts.close()
    contracts = await startContracts()
    console.log('Contract server: started over')
  }
}
vite.watcher.add([schemas, mocks]).on('change', (file) => void onEdit(file))

const preamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** In development the browser loads the sources. Styles are in the document, so that the page is never shown without them. */
const assets = async (): Promise<Assets> => ({
  entry: '/src/boot/entry.tsx',
  stylesOf: () => [],
  scriptsOf: () => [],
  font: undefined,
  developmentHead: `<style>${await developmentStyles(vite)}</style><script type="module" src="/@vite/client"></script><script type="module">${preamble}</script>`,
})

const handle = getRequestListener(async (request) => {
  // Reloaded after every edit, through Vite's module graph.
  const { readConfig } = (await vite.ssrLoadModule('/src/server/config.ts')) as typeof Config
  const { createSite } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof Site
  const { silentLog } = (await vite.ssrLoadModule('/src/server/http/log.ts')) as typeof Log
  const result = readConfig({ ...process.env, ...demoEnvironment(contracts.url, port) })
  if ('mistakes' in result) return new Response(result.mistakes.join('\n'), { status: 500 })
  return createSite({ config: result.config, assets, log: silentLog, strictPolicy: false, cache: false }).fetch(request)
})
http.on('request', (request, response) => vite.middlewares(request, response, () => void handle(request, response)))
http.listen(port, '127.0.0.1', () => console.log(`Site: http://localhost:${port}\nContract server: ${contracts.url}`))
