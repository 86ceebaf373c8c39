import type { Clock } from '../hospital/clock.ts'
import { minute } from '../hospital/clock.ts'

/** The state of an invitation. */
type InvitationState = 'berlaku' | 'kedaluwarsa' | 'terpakai'

/** An invitation of a company user. */
export interface Invitation {
  readonly user: number
  readonly expiresAt: Date
  readonly state: InvitationState
}

/** Invitations by the tokens of their links. */
export interface Invitations {
  /** Makes an invitation and voids the one before. If it is too early for a new one, returns the seconds to wait instead. */
  readonly issue: (user: number) => { readonly token: string } | { readonly retryAfter: number }
  /** The invitation of a link; undefined if it never existed, or if a newer one replaced it. */
  readonly find: (token: string) => Invitation | undefined
  /** Marks an invitation as used. */
  readonly use: (token: string) => void
}

/** The links of the demo at its start, one in each state. */
export const demoInvitations = {
  valid: 'contoh-undangan-berlaku-00001',
  expired: 'contoh-undangan-kedaluwarsa-00001',
  used: 'contoh-undangan-terpakai-00001',
} as const

interface InvitationOptions {
  readonly clock: Clock
  /** The users of the demo's invitations. */
  readonly users: Readonly<Record<keyof typeof demoInvitations, number>>
}

const lifetime = 7 * 24 * 60 * minute
/** Milliseconds between two invitations of a user. */
const pause = minute

const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a store of invitations. */
export const createInvitations = ({ clock, users }: InvitationOptions): Invitations => {
  const start = clock.now().getTime()
  const issued = new Map<string, { readonly user: number; readonly at: number; used: boolean }>([
    [demoInvitations.valid, { user: users.valid, at: start - 24 * 60 * minute, used: false }],
    [demoInvitations.expired, { user: users.expired, at: start - lifetime - minute, used: false }],
    [demoInvitations.used, { user: users.used, at: start - lifetime, used: true }],
  ])
  return {
    issue: (user) => {
      const now = clock.now().getTime()
      const earlier = [...issued].filter(([, one]) => one.user === user)
      const wait = Math.max(0, ...earlier.map(([, { at }]) => at + pause - now))
      if (wait > 0) return { retryAfter: Math.ceil(wait / 1000) }
      for (const [token] of earlier) issued.delete(token)
      const token = randomToken()
      issued.set(token, { user, at: now, used: false })
      return { token }
    },
    find: (token) => {
      const found = issued.get(token)
      if (!found) return undefined
      const expiresAt = new Date(found.at + lifetime)
      const isOver = expiresAt <= clock.now()
      return { user: found.user, expiresAt, state: found.used ? 'terpakai' : isOver ? 'kedaluwarsa' : 'berlaku' }
    },
    use: (token) => {
      const found = issued.get(token)
      if (found) found.used = true
    },
  }
}
