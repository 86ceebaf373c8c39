import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { createSeals } from './seals.ts'

/** Who asks for a code. */
export interface CodeAsker {
  /** What tells the caller from others: a device, a bearer, an address. */
  readonly askers: readonly string[]
  /** Whether the caller has proved before that the account is theirs. */
  readonly isKnown: boolean
}

/** Codes that were sent by e-mail or SMS, read from the back end's answers. */
export interface SentCodes {
  /**
   * The answer to give again without sending: a code was just sent, or another device has asked for one that still counts and that the
   * caller may not end by another one. Undefined if one is to be sent.
   */
  readonly find: (account: string, who: CodeAsker) => Promise<string | undefined>
  /** Notes an answer, and who asked. */
  readonly note: (account: string, askers: readonly string[], answer: string) => Promise<void>
  /** Notes that a code was wrong: after some the back end takes it no more, and a new one has to be sent. */
  readonly wrong: (account: string) => Promise<void>
  /** Notes that the code was used. */
  readonly used: (account: string) => Promise<void>
}

/** A code under way. */
export interface SentCode {
  /** The answer, which only who names the account can read. */
  readonly sealed: string
  /** Marks of who asked. */
  readonly askers: readonly string[]
  /** Milliseconds since 1970. */
  readonly resendAt: number
  readonly expiresAt: number
}

/** Where codes under way are kept. Keys are marks of accounts. */
export interface CodeStore {
  readonly read: (key: string) => Promise<SentCode | undefined>
  readonly write: (key: string, code: SentCode) => Promise<void>
  /** Counts a wrong code, and forgets the code at the one that reaches the limit. */
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

/** Keeps the codes under way of one process. */
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

/** What codes under way are noted with. */
export interface SentCodeOptions {
  readonly now: () => Date
  /** Makes marks and seals. Default: a random one. */
  readonly secret?: string | undefined
  /** Default: one of this process. */
  readonly store?: CodeStore | undefined
}

/**
 * Notes the codes under way. A stranger who asks for a code again and again then neither fills the owner's mailbox nor ends the
 * code that the owner is typing.
 */
export const createSentCodes = ({ now, secret, store = createOwnCodes() }: SentCodeOptions): SentCodes => {
  const key = secret ?? randomBytes(32)
  const markOf = (use: string, text: string) => createHmac('sha256', key).update(`${use} ${text}`).digest('base64url')
  const codeOf = (account: string) => markOf('code', account)
  // An answer has a masked e-mail address or telephone number. The account's name, which opens it, is stored nowhere.
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
