import { demoAccounts } from '@hospital/mocks'
import { createMemberClient } from '@hospital/sdk/member'
import { accountOf } from '../session/account.ts'
import { beginSession } from '../session/begin-session.ts'
import { sessionCookie, sessionCookies } from '../session/session-cookies.ts'
import { readSession } from '../session/session.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import type { Session } from '../shared/loading/session.ts'
import { startMockBackEnds } from './mock-back-ends.ts'
import { personEmails } from './persons.ts'

const isPerson = (person: unknown): person is keyof typeof personEmails =>
  typeof person === 'string' && person in personEmails

/**
 * Logs the person of the toolbar in on the mock back ends. Nothing is stored: no story sees another one's session.
 * Gives it as the browser has it and as the server reads it from cookies. Contract: operation `login`.
 */
export const storySession = async (
  person: unknown,
): Promise<{ readonly visitor?: VisitorSession; readonly server: Session }> => {
  if (!isPerson(person)) return { server: {} }
  await startMockBackEnds()
  const account = demoAccounts.find(({ email }) => email === personEmails[person])
  if (!account) throw new Error(`${person} is no demo account`)
  const { email, password } = account
  const { data, error } = await createMemberClient({ baseUrl: '/api/member' }).login({ body: { email, password } })
  if (error) throw new Error(`${person} cannot log in: ${error.kind}`)
  const { users, family, jwt_token: token } = data
  const server = readSession(
    [
      sessionCookie(sessionCookies.member, users, false),
      sessionCookie(
        sessionCookies.family,
        family.map(({ id }) => id),
        false,
      ),
    ].join('; '),
  )
  const visitor = accountOf(server)
  return { server, ...(visitor && { visitor: beginSession(visitor, token.value) }) }
}
