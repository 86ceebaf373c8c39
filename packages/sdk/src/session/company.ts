import type { CallOptions, Input, Output } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { ClientOptions } from '../client/options.ts'
import { createCompanyClient } from '../company/index.ts'
import type { CompanyClient } from '../generated/company/client.ts'
import type { operations } from '../generated/company/types.ts'
import type { Session, SessionOptions } from './options.ts'
import type { Account, SessionRecord } from './record.ts'
import { createSession } from './session.ts'

type Answer = Output<operations['companyLogin']>

/** A user of a company, or a corporate administrator. */
export interface CompanyAccount extends Account {
  /** 1: a corporate administrator. */
  readonly role: Answer['data']['user']['role_id']
}

type LogIn = (credentials: Input<operations['companyLogin']>['body'], options?: CallOptions) => Promise<Result<Answer>>

/** The session of a company user; see {@link createCompanySession}. */
export interface CompanySession extends Session<CompanyAccount> {
  /** The company API with the session. */
  readonly client: CompanyClient
  /** Logs a company user in, in place of any other. A wrong password is `rejected` and changes nothing. */
  readonly logIn: LogIn
  /** Logs a corporate administrator in, and no other user. */
  readonly logInAsAdmin: LogIn
}

const recordOf = ({ data: { user, token, expires_at: expiresAt } }: Answer): SessionRecord<CompanyAccount> => ({
  account: { id: user.id, name: user.name, role: user.role_id },
  token,
  expiresAt,
})

/**
 * Creates a session of a company user, and the client that calls with it. Throws a RangeError for unusable limits; nothing else in the
 * session throws. It stores the token, its expiry, and the user's id, name and role.
 */
export const createCompanySession = (
  options: Omit<ClientOptions, 'token'> & SessionOptions<CompanyAccount>,
): CompanySession => {
  const isAccount = ({ role }: Readonly<Record<string, unknown>>) => typeof role === 'number'
  const { begin: _begin, logIn, ...session } = createSession<CompanyAccount>({ ...options, isAccount })
  const client = session.connect((token) => createCompanyClient({ ...options, ...token }))
  return {
    ...session,
    client,
    logIn: (body, callOptions) => logIn(() => client.companyLogin({ body }, callOptions), recordOf),
    logInAsAdmin: (body, callOptions) => logIn(() => client.companyAdminLogin({ body }, callOptions), recordOf),
  }
}
