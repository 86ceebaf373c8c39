import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { freePort } from '../../scripts/free-port.ts'
import { siteCommand } from '../../scripts/site-command.ts'
import { answering, startChild } from './children.ts'
import type { Child } from './children.ts'
import { startEdge } from './edge.ts'
import type { Edge } from './edge.ts'
import { startStore } from './store.ts'
import type { Store } from './store.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))

/** Webhooks of this fleet carry this secret. */
const secret = 'fleet-on-this-machine'

/** A cache, the sites behind it, their shared store, and the contract server. Each is a separate process, except the contract server. */
export interface Fleet {
  readonly edge: Edge
  readonly contracts: MockServer
  readonly store: Store
  /** The sites, in the order of their ports. `start` restarts a stopped one, from another version's folder if there is one. */
  readonly sites: readonly {
    readonly port: number
    readonly start: (folder?: string) => Promise<void>
    readonly stop: Child['stop']
  }[]
  /** Sends a webhook to the public address, as the CMS does. Resolves to the status of the answer. */
  readonly webhook: (body: object) => Promise<number>
  readonly stop: () => Promise<void>
}

const ports = async (count: number): Promise<readonly number[]> => {
  const found: number[] = []
  while (found.length < count) {
    const port = await freePort(0)
    if (!found.includes(port)) found.push(port)
  }
  return found
}

/** Starts `count` sites of the build, and a cache in front of them. */
export const startFleet = async (count: number, edgePort: number): Promise<Fleet> => {
  const contracts = await startMockServer({ port: 0 })
  const [purgePort = 0, storePort = 0, ...sitePorts] = await ports(count + 2)
  const store = await startStore(storePort)
  const keptFiles = await mkdtemp(join(tmpdir(), 'hospital-files-'))
  const urlOf = (port: number) => `http://127.0.0.1:${port}`

  const sites = sitePorts.map((port) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      ...demoEnvironment(contracts.url, port),
      SITE_URL: `http://localhost:${edgePort}`,
      // Two proxies: the cache, and the one before it that ends TLS. Visitors write the entry of the latter themselves.
      TRUSTED_PROXIES: '2',
      CACHE_TAG_HEADER: 'xkey',
      REVALIDATE_SECRET: secret,
      DEVICE_SECRET: secret.repeat(2),
      SHARED_LIMITS_URL: store.url,
      KEPT_FILES: keptFiles,
      FLEET_SITES: sitePorts
        .filter((other) => other !== port)
        .map(urlOf)
        .join(','),
      FLEET_CACHES: urlOf(purgePort),
    }
    let child: Child | undefined
    return {
      port,
      start: async (folder = web) => {
        child = startChild(process.execPath, siteCommand, { cwd: folder, env })
        await answering(`${urlOf(port)}/health`)
      },
      stop: async (signal?: 'SIGTERM' | 'SIGKILL') => {
        await child?.stop(signal)
        child = undefined
      },
    }
  })
  await Promise.all(sites.map(({ start }) => start()))
  const edge = await startEdge({ sites: sitePorts, port: edgePort, purgePort })
  return {
    edge,
    contracts,
    store,
    sites,
    webhook: async (body) => {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
      const { status } = await fetch(`${edge.url}/_revalidate`, { method: 'POST', headers, body: JSON.stringify(body) })
      return status
    },
    stop: async () => {
      await edge.stop()
      await Promise.all(sites.map(({ stop }) => stop()))
      await Promise.all([contracts.close(), store.stop(), rm(keptFiles, { recursive: true })])
    },
  }
}
