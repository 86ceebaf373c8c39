import type { Clock } from './clock.ts'
import { minute } from './clock.ts'

/** The result of checking a bearer. */
export type BearerJudgement = 'known' | 'missing' | 'unknown'

/** The bearer tokens of one area. */
export interface Tokens {
  readonly open: (owner: number) => { readonly value: string; readonly expiresAt: Date }
  /** The owner of a token; undefined if it is unknown or expired. */
  readonly owner: (bearer: string | undefined) => number | undefined
  readonly judge: (bearer: string | undefined) => BearerJudgement
  /** Ends one session; false if there is none with this token. */
  readonly end: (value: string) => boolean
  /** Ends all sessions of a person. */
  readonly endAll: (owner: number) => void
}

/** A session lasts a day, like the site's cookies. */
const lifetime = 24 * 60 * minute

/**
 * Tokens such as `contoh-member-1001-3`. Seeded persons have session 0, which does not expire, so that stories and tests need no log-in.
 */
export const createTokens = (clock: Clock, prefix: string, standing: readonly number[]): Tokens => {
  const sessions = new Map(standing.map((owner) => [`${prefix}-${owner}-0`, { owner, expiresAt: Infinity }]))
  let count = 0
  const owner = (bearer: string | undefined) => {
    const session = sessions.get(bearer ?? '')
    return session && session.expiresAt > clock.now().getTime() ? session.owner : undefined
  }
  return {
    open: (person) => {
      count += 1
      const value = `${prefix}-${person}-${count}`
      const expiresAt = clock.now().getTime() + lifetime
      sessions.set(value, { owner: person, expiresAt })
      return { value, expiresAt: new Date(expiresAt) }
    },
    owner,
    judge: (bearer) => {
      if (bearer === undefined || bearer === '') return 'missing'
      return owner(bearer) === undefined ? 'unknown' : 'known'
    },
    end: (value) => sessions.delete(value),
    endAll: (person) => {
      for (const [value, session] of sessions) if (session.owner === person) sessions.delete(value)
    },
  }
}
