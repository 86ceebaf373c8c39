import { createClient } from '@redis/client'

/** The shared store of a fleet: a Valkey or Redis server. It holds marks and numbers for minutes, and nothing personal. */
export interface SharedStore {
  /** Runs a Lua script on keys. Rejects if the store is away, or takes longer than `answerTime`. */
  readonly run: (script: string, keys: readonly string[], values: readonly (string | number)[]) => Promise<unknown>
  readonly close: () => void
}

/** Milliseconds in which the store has to answer. A nearby store takes one; a visitor who logs in waits for it. */
const answerTime = 250

/** The longest time between two tries to connect, in milliseconds. */
const longestPause = 2000

const within = async <Value>(time: number, answer: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the shared store took too long')), time)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Connects to a store, and reconnects after a lost connection. Never throws: without a connection each command is rejected at once. All
 * keys have one hash tag, so that a cluster stores all keys of one script on one server.
 */
export const openSharedStore = (url: string): SharedStore => {
  const client = createClient({
    url,
    keyPrefix: '{hospital-site}:',
    disableOfflineQueue: true,
    disableClientInfo: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(longestPause, 50 * 2 ** tries) },
  })
  // The client reports each failed attempt to connect here. The callers of `run` learn of it from the rejection.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)
  return {
    run: async (script, keys, values) => {
      if (!client.isReady) throw new Error('the shared store is away')
      const asked = client.eval(script, { keys: [...keys], arguments: values.map(String) })
      return within(answerTime, asked)
    },
    close: () => client.destroy(),
  }
}
