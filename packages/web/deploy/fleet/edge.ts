import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { processorSeconds } from '../../scripts/process-tree.ts'
import { pathOf } from '../../scripts/programs.ts'
import { answering, startChild } from './children.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('../edge/start.sh', import.meta.url))

/** A running cache in front of sites. */
export interface Edge {
  readonly url: string
  /** The share of lookups since the last call that were hits, and their number. */
  readonly hits: () => Promise<{ readonly share: number; readonly lookups: number; readonly toSites: number }>
  /** Resolves when the cache considers every site healthy. It checks them once a second. */
  readonly allWell: () => Promise<void>
  /** Seconds of processor time that the cache has used. */
  readonly processorTime: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** The ports of a cache and of the sites behind it, on this machine. */
export interface EdgePorts {
  readonly sites: readonly number[]
  readonly port: number
  readonly purgePort: number
}

/** Starts Varnish as the container does. `keptFor`: how long a page is cached, such as `5m`. Default: as in production. */
export const startEdge = async ({ sites, port, purgePort }: EdgePorts, keptFor?: string): Promise<Edge> => {
  const folder = await mkdtemp(join(tmpdir(), 'hospital-edge-'))
  const varnishd = pathOf('cache')
  const child = startChild('sh', [script], {
    env: {
      PATH: [process.env['PATH'], dirname(varnishd)].join(delimiter),
      SITES: sites.map((site) => `127.0.0.1:${site}`).join(' '),
      HOST: '127.0.0.1',
      // Visitors send their address themselves, as the proxy that ends TLS does.
      PROXIES: '1',
      PORT: String(port),
      PURGE_PORT: String(purgePort),
      WORK: folder,
      ...(keptFor !== undefined && { KEPT_FOR: keptFor }),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/health`)

  const counters = async () => {
    const { stdout } = await run(pathOf('cacheCounters'), ['-n', join(folder, 'varnish'), '-1', '-j'])
    const read = JSON.parse(stdout) as { readonly counters: Readonly<Record<string, { readonly value: number }>> }
    const of = (name: string) => read.counters[`MAIN.${name}`]?.value ?? 0
    return { hits: of('cache_hit'), misses: of('cache_miss') + of('cache_hitmiss'), toSites: of('backend_req') }
  }
  const wellSites = async () => {
    const { stdout } = await run(pathOf('cacheControl'), ['-n', join(folder, 'varnish'), 'backend.list'])
    return stdout.split('\n').filter((line) => /\bsite_\d+\b.*\bhealthy\b/.test(line)).length
  }
  let last = await counters()
  return {
    url,
    hits: async () => {
      const now = await counters()
      const [hits, misses, toSites] = [now.hits - last.hits, now.misses - last.misses, now.toSites - last.toSites]
      last = now
      const lookups = hits + misses
      return { share: lookups === 0 ? 0 : hits / lookups, lookups, toSites }
    },
    allWell: async () => {
      const deadline = Date.now() + 60_000
      while ((await wellSites()) < sites.length) {
        if (Date.now() > deadline) throw new Error('the cache does not take all sites for well')
        await setTimeout(200)
      }
    },
    processorTime: () => processorSeconds(child.pid),
    stop: async () => {
      await child.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
