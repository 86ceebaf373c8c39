import type { Clock } from './clock.ts'
import { minute } from './clock.ts'

/** A code that was sent: its expiry, and the time from which another one may be requested. */
export interface IssuedCode {
  readonly code: string
  readonly expiresAt: Date
  readonly resendAt: Date
}

/** One-time codes by purpose and person. */
export interface OneTimeCodes {
  /** Draws a new code and voids the one before. If it is too early for a new one, returns the seconds to wait instead. */
  readonly issue: (key: string) => IssuedCode | { readonly retryAfter: number }
  /** Whether the code is correct, unexpired and unused. A correct code is consumed; five wrong ones void it. */
  readonly redeem: (key: string, code: string) => boolean
}

interface Rules {
  readonly clock: Clock
  readonly draw: () => string
  /** Milliseconds for which a code is valid. */
  readonly lifetime: number
}

const pause = minute
const attemptsAllowed = 5

/** Creates a store of one-time codes. Another code can be requested after a minute. */
export const createOneTimeCodes = ({ clock, draw, lifetime }: Rules): OneTimeCodes => {
  const issued = new Map<string, IssuedCode & { wrong: number; used: boolean }>()
  return {
    issue: (key) => {
      const now = clock.now().getTime()
      const last = issued.get(key)
      const wait = last === undefined ? 0 : last.resendAt.getTime() - now
      if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) }
      const fresh = { code: draw(), expiresAt: new Date(now + lifetime), resendAt: new Date(now + pause) }
      issued.set(key, { ...fresh, wrong: 0, used: false })
      return fresh
    },
    redeem: (key, code) => {
      const entry = issued.get(key)
      if (!entry || entry.used || entry.wrong >= attemptsAllowed || entry.expiresAt <= clock.now()) return false
      if (entry.code !== code) {
        entry.wrong += 1
        return false
      }
      entry.used = true
      return true
    },
  }
}
