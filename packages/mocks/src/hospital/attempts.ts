import type { Clock } from './clock.ts'
import { minute } from './clock.ts'

/** Counts wrong passwords, against brute force. */
export interface Attempts {
  readonly isLocked: (login: string) => boolean
  readonly failed: (login: string) => void
  readonly succeeded: (login: string) => void
}

const allowed = 5
const lockLength = 15 * minute

/** Five wrong passwords in a row lock a login name for a quarter of an hour, whether or not the name exists. */
export const createAttempts = (clock: Clock): Attempts => {
  const counts = new Map<string, { wrong: number; last: number }>()
  const current = (login: string) => {
    const entry = counts.get(login)
    return entry && clock.now().getTime() - entry.last < lockLength ? entry.wrong : 0
  }
  return {
    isLocked: (login) => current(login) >= allowed,
    failed: (login) => void counts.set(login, { wrong: current(login) + 1, last: clock.now().getTime() }),
    succeeded: (login) => void counts.delete(login),
  }
}
