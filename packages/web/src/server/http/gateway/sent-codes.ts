import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { createSeals } from './seals.ts'

/** The caller who requests a code. */
export interface CodeAsker {
  /** The caller's identities: a device, a bearer, an address. */
  readonly askers: readonly string[]
  /** Whether the caller has proved before that the account is theirs. */
  readonly isKnown: boolean
}

/** Codes that were sent by e-mail or SMS, read from the back end's answers. */
export interface SentCodes {
  /**
   * The earlier answer to repeat without sending a code: a code was just sent, or another device has requested one that is still valid and
   * that this caller may not replace. Undefined if a code is to be sent.
   */
  readonly find: (account: string, who: CodeAsker) => Promise<string | undefined>
  /** Notes an answer, and the caller who requested the code. */
  readonly note: (account: string, askers: readonly string[], answer: string) => Promise<void>
  /** Notes a wrong code. After several, the back end no longer accepts the code, and a new one has to be sent. */
  readonly wrong: (account: string) => Promise<void>
  /** Notes that the code was used. */
  readonly used: (account: string) => Promise<void>
}

/** A code under way. */
export interface SentCode {
  /** The answer, which only a caller who names the account can read. */
  readonly sealed: string
  /** Marks of the callers who requested the code. */
  readonly askers: readonly string[]
  /** Milliseconds since 1970. */
  readonly resendAt: number
  readonly expiresAt: number
}

/** The store of codes under way. Keys are marks of accounts. */
export interface CodeStore {
  readonly read: (key: string) => Promise<SentCode | undefined>
  readonly write: (key: string, code: SentCode) => Promise<void>
  /** Counts a wrong code, and deletes the code when the limit is reached. */
  readonly wrong: (key: string, limit: number) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

/** Wrong codes after which the contract voids a code. */
const wrongLimit = 5

const entryLimit = 20_000

const challengeSchema = z.object({
  process: z.literal(true),
  data: z.object({ kedaluwarsa_pada: z.string(), kirim_ulang_pada: z.string() }),
})

const challengeOf = (answer: string) => {
  try {
    return challengeSchema.safeParse(JSON.parse(answer)).data?.data
  } catch {
    return undefined
  }
}

/** Stores the codes under way of one process. */
export const createOwnCodes = (): CodeStore => {
  const codes = new LRUCache<string, { readonly code: SentCode; wrong: number }>({ max: entryLimit })
  return {
    read: async (key) => codes.get(key)?.code,
    write: async (key, code) => void codes.set(key, { code, wrong: 0 }),
    wrong: async (key, limit) => {
      const entry = codes.get(key)
      if (!entry) return
      entry.wrong += 1
      if (entry.wrong >= limit) codes.delete(key)
    },
    remove: async (key) => void codes.delete(key),
  }
}

/** The options of the notes about sent codes. */
export interface SentCodeOptions {
  readonly now: () => Date
  /** The secret of marks and seals. Default: a random one. */
  readonly secret?: string | undefined
  /** Default: a store of this process. */
  readonly store?: CodeStore | undefined
}

/**
 * Notes the codes under way. So a stranger who requests codes again and again neither fills the owner's mailbox nor ends the code that the
 * owner is typing.
 */
export const createSentCodes = ({ now, secret, store = createOwnCodes() }: SentCodeOptions): SentCodes => {
  const key = secret ?? randomBytes(32)
  const markOf = (use: string, text: string) => createHmac('sha256', key).update(`${use} ${text}`).digest('base64url')
  const codeOf = (account: string) => markOf('code', account)
  // An answer contains a masked e-mail address or telephone number. The account's name, which opens it, is stored nowhere.
  const { seal, unseal } = createSeals(key)

  return {
    find: async (account, { askers, isKnown }) => {
      const code = await store.read(codeOf(account))
      const time = now().getTime()
      if (!code || time >= code.expiresAt) return undefined
      const mayRenew = isKnown || askers.some((asker) => code.askers.includes(markOf('asker', asker)))
      return time < code.resendAt || !mayRenew ? unseal(account, code.sealed) : undefined
    },
    note: async (account, askers, answer) => {
      const challenge = challengeOf(answer)
      if (!challenge) return
      await store.write(codeOf(account), {
        sealed: seal(account, answer),
        askers: askers.map((asker) => markOf('asker', asker)),
        resendAt: Date.parse(challenge.kirim_ulang_pada),
        expiresAt: Date.parse(challenge.kedaluwarsa_pada),
      })
    },
    wrong: (account) => store.wrong(codeOf(account), wrongLimit),
    used: (account) => store.remove(codeOf(account)),
  }
}
