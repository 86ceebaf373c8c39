import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { demoEnvironment } from './demo-environment.ts'
import { freePort } from './free-port.ts'
import { siteCommand } from './site-command.ts'

/** A built site with a contract server behind it: for measurements, and for tests of a setting or of a failing CMS. */
export interface RunningSite {
  readonly url: string
  /** The process of the site. */
  readonly pid: number
  /** Sets a fault for all calls to the contract server, such as `delay-2000` or `dropped`; undefined ends it. */
  readonly fault: (kind: string | undefined) => Promise<void>
  readonly stop: () => Promise<void>
}

const web = fileURLToPath(new URL('..', import.meta.url))

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts the build of a `packages/web` folder (default: this one) with further `settings` as environment variables, on `contracts` if they
 * are already running. `onLogLine` gets each line of its log. If the site does not start within three minutes, stops everything and
 * rejects: on a busy machine the start takes half a minute.
 */
export const runSite = async (
  settings: Readonly<Record<string, string>> = {},
  contracts?: MockServer,
  onLogLine?: (line: string) => void,
  folder: string = web,
): Promise<RunningSite> => {
  const { url: contractsUrl, close } = contracts ?? (await startMockServer({ port: 0 }))
  const port = await freePort(0)
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    // A browser opens connections ahead, and the site would wait 10 s for their first request before it stops.
    DRAIN_TIMEOUT: '500',
    ...demoEnvironment(contractsUrl, port),
    ...settings,
  }
  const site = spawn(process.execPath, siteCommand, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', onLogLine ? 'pipe' : 'ignore', 'inherit'],
  })
  const ended = once(site, 'exit')
  const stop = async () => {
    site.kill('SIGTERM')
    await Promise.all([ended, close()])
  }
  if (onLogLine && site.stdout) createInterface(site.stdout).on('line', onLogLine)
  const url = `http://localhost:${port}`
  const deadline = Date.now() + 180_000
  while (!(await isUp(url))) {
    if (site.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('the site did not come up; has it been built?')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    pid: site.pid ?? 0,
    fault: async (kind) => {
      const headers = { 'content-type': 'application/json' }
      const init =
        kind === undefined
          ? { method: 'DELETE' }
          : { method: 'POST', headers, body: JSON.stringify({ operation: '*', fault: kind }) }
      const response = await fetch(`${contractsUrl}/__mock/faults`, init)
      if (!response.ok) throw new Error(`the contract server refused the fault: ${response.status}`)
    },
    stop,
  }
}

/** The first address of a kind in the site map, such as a doctor's page. */
export const anAddress = async (site: RunningSite, kind: RegExp): Promise<string> => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const path = paths.find((candidate) => kind.test(candidate))
  if (path === undefined) throw new Error(`the site map has no ${kind.source}`)
  return path
}
