import type { CallOptions, Input, Output } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { ClientOptions } from '../client/options.ts'
import type { MemberClient } from '../generated/member/client.ts'
import type { operations } from '../generated/member/types.ts'
import { createMemberClient } from '../member/index.ts'
import type { Session, SessionOptions } from './options.ts'
import type { Account, SessionRecord } from './record.ts'
import { createSession } from './session.ts'

/** An answer that begins a member's session. */
export type MemberLogIn = Output<operations['login']> | Output<operations['verifyRegistrationCode']>

/** The session of a patient; see {@link createMemberSession}. */
export interface MemberSession extends Session<Account> {
  /** The member API with the session. */
  readonly client: MemberClient
  /** Logs a member in, in place of any other. A wrong password is `rejected` and changes nothing. */
  readonly logIn: (
    credentials: Input<operations['login']>['body'],
    options?: CallOptions,
  ) => Promise<Result<Output<operations['login']>>>
  /** Begins the session that an answer of `verifyRegistrationCode` opens. Resolves with whether it began: see `mustStore`. */
  readonly begin: (answer: MemberLogIn) => Promise<boolean>
}

const recordOf = ({ users, jwt_token: token }: MemberLogIn): SessionRecord => ({
  account: { id: users.id, name: users.nama_lengkap },
  token: token.value,
  expiresAt: token.expires_at,
})

/**
 * Creates a session of a patient, and the client that calls with it. Throws a RangeError for unusable limits; nothing else in the session
 * throws. It stores the token, its expiry, and the person's id and name.
 */
export const createMemberSession = (options: Omit<ClientOptions, 'token'> & SessionOptions<Account>): MemberSession => {
  const { begin, logIn, ...session } = createSession(options)
  const client = session.connect((token) => createMemberClient({ ...options, ...token }))
  return {
    ...session,
    client,
    logIn: (body, callOptions) => logIn(() => client.login({ body }, callOptions), recordOf),
    begin: (answer) => begin(recordOf(answer)),
  }
}
