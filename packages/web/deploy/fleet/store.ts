import { createClient } from '@redis/client'
import { pathOf } from '../../scripts/programs.ts'
import { startChild } from './children.ts'
import type { Child } from './children.ts'

/** The sites' shared store: a Valkey or Redis server that stores nothing on disk. */
export interface Store {
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: Child['stop']
  /** All keys and values in it. */
  readonly contents: () => Promise<string>
}

const settings = ['--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--maxmemory-policy', 'volatile-ttl']

const connectTo = (url: string) =>
  createClient({ url, socket: { reconnectStrategy: (tries) => (tries > 100 ? false : 50) } })

type Client = ReturnType<typeof connectTo>

/** Starts a store on a port of this machine. */
export const startStore = async (port: number): Promise<Store> => {
  const url = `redis://127.0.0.1:${port}`
  let child: Child | undefined
  const within = async <Value>(act: (client: Client) => Promise<Value>): Promise<Value> => {
    const client = connectTo(url)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await act(client)
    } finally {
      client.destroy()
    }
  }
  const start = async () => {
    child = startChild(pathOf('store'), ['--port', String(port), '--bind', '127.0.0.1', ...settings])
    await within((client) => client.ping())
  }
  await start()
  return {
    url,
    start,
    stop: async (signal) => {
      await child?.stop(signal)
      child = undefined
    },
    contents: () =>
      within(async (client) => {
        const keys = await client.keys('*')
        const values = await Promise.all(keys.map((key) => client.get(key)))
        return keys.map((key, index) => `${key} ${values[index]}`).join('\n')
      }),
  }
}
