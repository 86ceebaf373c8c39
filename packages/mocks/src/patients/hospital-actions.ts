import { closesFor } from './closing.ts'
import type { ClosingReason } from './closing.ts'
import type { Patients } from './patients.ts'

/** The sessions that end: all sessions of a member, or the session of a token. */
export type SessionHolder = { readonly email: string } | { readonly token: string }

/** Actions of the hospital for which no contract has a call. Each throws an `ActionRefused` if it is not possible. */
export interface HospitalActions {
  /** Approves an open appointment. */
  readonly approve: (code: string) => void
  /** Closes an open or an approved appointment. */
  readonly close: (code: string, reason: ClosingReason) => void
  /** Ends sessions: their tokens are refused with 401 from now on. A new log-in gives another token. */
  readonly expire: (holder: SessionHolder) => void
}

/** The reason why the hospital did nothing. The message contains no token. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
}

/** The actions of a hospital's staff. */
export const createHospitalActions = (patients: Patients): HospitalActions => {
  const { accounts, clock, tokens } = patients
  const find = (code: string) => {
    const appointment = patients.appointments.byCode(code)
    if (!appointment) throw new ActionRefused(`No appointment has the code ${code}`)
    return appointment
  }
  return {
    approve: (code) => {
      const { status } = find(code)
      if (status !== 'open') throw new ActionRefused(`${code} is ${status}; only an open appointment can be approved`)
      patients.appointments.change(code, { status: 'approved', updatedAt: clock.stamp() })
    },
    close: (code, reason) => {
      const { status } = find(code)
      if (!closesFor(status, reason)) throw new ActionRefused(`${code} is ${status} and cannot be closed as ${reason}`)
      patients.appointments.change(code, { status: 'closed', closedBecause: reason, updatedAt: clock.stamp() })
    },
    expire: (holder) => {
      if ('token' in holder) {
        if (!tokens.end(holder.token)) throw new ActionRefused('No session has this token')
        return
      }
      const account = accounts.byEmail(holder.email)
      if (!account) throw new ActionRefused('No member has this email')
      tokens.endAll(account.owner)
    },
  }
}
