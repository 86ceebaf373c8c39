import { noteOrigin, originOf } from '../client/client-origin.ts'
import type { CallOptions, OperationRoute } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { KnownSession } from './known-session.ts'
import { loggedInAgain } from './log-in-wait.ts'
import type { WaitingSession } from './log-in-wait.ts'
import type { Account } from './record.ts'
import type { StoredSession } from './stored-session.ts'
import { settlesWithin } from './within.ts'

/** The part of the session that calls need. */
export interface SessionView<Who extends Account>
  extends WaitingSession<Who>, Pick<KnownSession<Who>, 'current'>, Pick<StoredSession<Who>, 'amend'> {
  readonly ready: Promise<void>
}

type RawCall = (input: unknown, options?: CallOptions) => Promise<Result<unknown>>

const guarded =
  <Who extends Account>(
    call: RawCall,
    { method, reads }: OperationRoute,
    session: SessionView<Who>,
    owner: Who | undefined,
  ): RawCall =>
  async (input, options) => {
    const { ready, current, amend } = session
    const signal = options?.signal

    const attempt = async () => {
      // The token is read within this call, before anything else can change it.
      const sent = current()
      const result = await call(input, options)
      if (sent && result.error?.kind === 'unauthorized' && result.error.status === 401)
        await amend(({ token }) => token === sent.token, { token: undefined })
      return result
    }

    await settlesWithin(ready, 0, signal)
    const account = owner ?? current()?.account
    const first = await attempt()
    if (first.error?.kind !== 'unauthorized' || !account || (method !== 'GET' && !reads)) return first
    const isBack = await loggedInAgain(session, account, signal)
    // If the call was aborted meanwhile, the second attempt gives `aborted` and sends nothing.
    return isBack || signal?.aborted ? attempt() : first
  }

/**
 * A client whose calls note when the session expires, and whose reads wait for the log-in and are repeated once. Calls without the person's
 * token are not changed. `owner`: the account that it calls for. Default: the account that is logged in.
 */
export const guard = <Client extends object, Who extends Account>(
  client: Client,
  session: SessionView<Who>,
  owner?: Who,
): Client => {
  const origin = originOf(client)
  const calls = Object.entries(client as Readonly<Record<string, RawCall>>).map(([operation, call]) => {
    const route = origin.routes[operation]
    return [operation, route?.bearer === 'token' ? guarded(call, route, session, owner) : call]
  })
  // The cast is safe: each call has the type of the one that it replaces.
  return noteOrigin(Object.fromEntries(calls) as Client, origin)
}
