import type { Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { Clients } from '../../../session/clients.ts'

type Schemas = MemberComponents['schemas']

/** A place where the account is logged in. */
export type Device = Schemas['Device']

/** A setting that is on or off for the account. */
export type AccountChoice = Schemas['AccountChoice']

/** Whether the deletion of the account was asked for. */
export type Deletion = Schemas['AccountDeletion']

/** With these statuses the back end does not have the operation. No operation here is sure to exist on every back end. */
const withoutOperation: readonly number[] = [404, 405, 501]

/** Separates an operation that the back end does not have from one that failed, so that the page offers no retry for the first. */
const offered = async <Data>(call: Promise<Result<Data>>): Promise<Result<Data>> => {
  const result = await call
  const { error } = result
  if (!error || !('status' in error) || !withoutOperation.includes(error.status)) return result
  const { operation, requestId, status } = error
  return { error: { kind: 'not-found', operation, requestId, status } }
}

const accountRead = <Data>(
  operation: string,
  member: number,
  call: (
    clients: Clients,
    query: { readonly user_id: number },
    signal: AbortSignal,
  ) => Promise<Result<{ readonly data: Data }>>,
): Read<Data> => ({
  operation,
  patient: member,
  call: (clients, signal) => answerOf(offered(call(clients, { user_id: member }, signal)), ({ data }) => data),
})

/** The devices on which the account is logged in, this one first. Contract: operation `listDevices`. */
export const readDevices = (member: number): Read<readonly Device[]> =>
  accountRead<readonly Device[]>('listDevices', member, ({ account }, query, signal) =>
    account.listDevices({ query }, { signal }),
  )

/** The consents of the account. Contract: operation `listConsents`. */
export const readConsents = (member: number): Read<readonly AccountChoice[]> =>
  accountRead<readonly AccountChoice[]>('listConsents', member, ({ account }, query, signal) =>
    account.listConsents({ query }, { signal }),
  )

/** The reminders of the account. Contract: operation `listReminders`. */
export const readReminders = (member: number): Read<readonly AccountChoice[]> =>
  accountRead<readonly AccountChoice[]>('listReminders', member, ({ account }, query, signal) =>
    account.listReminders({ query }, { signal }),
  )

/** Whether the deletion of the account was asked for. Contract: operation `getDeletion`. */
export const readDeletion = (member: number): Read<Deletion> =>
  accountRead<Deletion>('getDeletion', member, ({ account }, query, signal) =>
    account.getDeletion({ query }, { signal }),
  )
