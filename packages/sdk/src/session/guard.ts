import { noteOrigin, originOf } from '../client/client-origin.ts'
import type { CallOptions, OperationRoute } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { Account, SessionRecord } from './record.ts'
import { settlesWithin } from './within.ts'

/** What calls need of the session. */
export interface SessionView<Who extends Account> {
  readonly ready: Promise<void>
  readonly current: () => SessionRecord<Who> | undefined
  readonly isClosed: () => boolean
  readonly expire: (refused: SessionRecord<Who>) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  readonly logInWait: number
}

type RawCall = (input: unknown, options?: CallOptions) => Promise<Result<unknown>>

/** Resolves when the person has logged in again, or does no more: somebody else did, they logged out, the session is closed. */
const settled = <Who extends Account>({ current, isClosed, subscribe }: SessionView<Who>, account: Who) => {
  let end: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    const look = () => {
      const now = current()
      if (isClosed() || now?.account.id !== account.id || now.token !== undefined) resolve()
    }
    end = subscribe(look)
    look()
  })
  return { promise, end }
}

/** Whether the person of an expired session has logged in again. Waits for it, if the session does. */
const loggedInAgain = async <Who extends Account>(
  session: SessionView<Who>,
  account: Who,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const waiting = settled(session, account)
  // 0 would be no limit.
  if (session.logInWait > 0) await settlesWithin(waiting.promise, session.logInWait, signal)
  waiting.end()
  const now = session.current()
  return now?.account.id === account.id && now.token !== undefined
}

const guarded =
  <Who extends Account>(call: RawCall, { method, reads }: OperationRoute, session: SessionView<Who>): RawCall =>
  async (input, options) => {
    const signal = options?.signal
    await settlesWithin(session.ready, 0, signal)
    const before = session.current()
    // The token is read within this call, before anything else can change it.
    const first = await call(input, options)
    if (first.error?.kind !== 'unauthorized' || !before) return first
    if (first.error.status === 401) await session.expire(before)
    if (method !== 'GET' && !reads) return first
    const isBack = await loggedInAgain(session, before.account, signal)
    if (!isBack && !signal?.aborted) return first
    // A call that was aborted meanwhile says so, and sends nothing.
    const renewed = session.current()
    const second = await call(input, options)
    if (second.error?.kind === 'unauthorized' && second.error.status === 401 && renewed) await session.expire(renewed)
    return second
  }

/**
 * A client whose calls note when the session expires, and whose reads wait for the log-in and are repeated once. Calls without the person's
 * token are as they are.
 */
export const guard = <Client extends object, Who extends Account>(
  client: Client,
  session: SessionView<Who>,
): Client => {
  const origin = originOf(client)
  const calls = Object.entries(client as Readonly<Record<string, RawCall>>).map(([operation, call]) => {
    const route = origin.routes[operation]
    return [operation, route?.bearer === 'token' ? guarded(call, route, session) : call]
  })
  // The cast is safe: each call has the type of the one that it replaces.
  return noteOrigin(Object.fromEntries(calls) as Client, origin)
}
