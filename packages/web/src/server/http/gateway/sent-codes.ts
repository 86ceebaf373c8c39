import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'

/** Codes that were sent by e-mail or SMS, read from the back end's answers. */
export interface SentCodes {
  /**
   * The answer to give again without sending: a code was just sent, or another device has asked for one that still counts. Undefined if
   * one is to be sent. `mayRenew`: whether the caller may end that code, by another one.
   */
  readonly find: (account: string, mayRenew: (askers: readonly string[]) => boolean) => string | undefined
  /** Notes an answer, and who asked. */
  readonly note: (account: string, askers: readonly string[], answer: string) => void
  /** Notes that a code was wrong: after some the back end takes it no more, and a new one has to be sent. */
  readonly wrong: (account: string) => void
  /** Notes that the code was used. */
  readonly used: (account: string) => void
}

interface SentCode {
  readonly sealed: Buffer
  readonly askers: readonly string[]
  readonly resendAt: number
  readonly expiresAt: number
  wrong: number
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

// An answer has a masked e-mail address or telephone number. It is sealed with the account's name, which is stored nowhere.
const sealingKey = (account: string) => hash('sha256', `sealed ${account}`, 'buffer')

const seal = (account: string, text: string): Buffer => {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(account), start)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([start, cipher.getAuthTag(), sealed])
}

const unseal = (account: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(account), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

/**
 * Makes a cache of the codes under way. A stranger who asks for a code again and again then neither fills the owner's mailbox nor ends the
 * code that the owner is typing.
 */
export const createSentCodes = (now: () => Date): SentCodes => {
  const codes = new LRUCache<string, SentCode>({ max: entryLimit })
  const keyOf = (account: string) => hash('sha256', `code ${account}`, 'base64url')

  return {
    find: (account, mayRenew) => {
      const code = codes.get(keyOf(account))
      const time = now().getTime()
      if (!code || time >= code.expiresAt) return undefined
      return time < code.resendAt || !mayRenew(code.askers) ? unseal(account, code.sealed) : undefined
    },
    note: (account, askers, answer) => {
      const challenge = challengeOf(answer)
      if (!challenge) return
      const times = {
        resendAt: Date.parse(challenge.kirim_ulang_pada),
        expiresAt: Date.parse(challenge.kedaluwarsa_pada),
      }
      codes.set(keyOf(account), { sealed: seal(account, answer), askers, ...times, wrong: 0 })
    },
    wrong: (account) => {
      const code = codes.get(keyOf(account))
      if (!code) return
      code.wrong += 1
      if (code.wrong >= wrongLimit) codes.delete(keyOf(account))
    },
    used: (account) => void codes.delete(keyOf(account)),
  }
}
