import * as z from 'zod'
import type { CodeStore, SentCode } from '../gateway/sent-codes.ts'
import type { SharedStore } from './store.ts'

const readScript = `return redis.call('GET', KEYS[1])`

/** Writes an entry, which ends at ARGV[2] in milliseconds since 1970. */
const writeScript = `
redis.call('SET', KEYS[1], ARGV[1], 'PXAT', ARGV[2])
redis.call('DEL', KEYS[2])`

/** Counts a wrong code. The entry ends with the last wrong code that is allowed. */
const wrongScript = `
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then return end
if redis.call('INCR', KEYS[2]) >= tonumber(ARGV[1]) then redis.call('DEL', KEYS[1], KEYS[2])
else redis.call('PEXPIRE', KEYS[2], left) end`

const removeScript = `redis.call('DEL', KEYS[1], KEYS[2])`

const codeSchema = z.object({
  sealed: z.string(),
  askers: z.array(z.string()),
  resendAt: z.number(),
  expiresAt: z.number(),
})

/** The shared store, and what a site stores itself for when that is away. */
export interface SharedCodeOptions {
  readonly store: SharedStore
  readonly own: CodeStore
  readonly onAway: () => void
}

/** The codes under way of all sites, in a shared store. While the store is away, each site knows the codes that it has sent itself. */
export const createSharedCodes = ({ store, own, onAway }: SharedCodeOptions): CodeStore => {
  const keysOf = (key: string) => [`code:${key}`, `code-wrong:${key}`]
  const tell = async (script: string, key: string, values: readonly (string | number)[]) => {
    try {
      await store.run(script, keysOf(key), values)
    } catch {
      onAway()
    }
  }
  return {
    read: async (key) => {
      try {
        const text = await store.run(readScript, keysOf(key), [])
        return typeof text === 'string' ? (codeSchema.parse(JSON.parse(text)) satisfies SentCode) : undefined
      } catch {
        onAway()
        return own.read(key)
      }
    },
    write: async (key, code) => {
      await own.write(key, code)
      await tell(writeScript, key, [JSON.stringify(code), code.expiresAt])
    },
    wrong: async (key, limit) => {
      await own.wrong(key, limit)
      await tell(wrongScript, key, [limit])
    },
    remove: async (key) => {
      await own.remove(key)
      await tell(removeScript, key, [])
    },
  }
}
