import { demoAccounts } from '@hospital/mocks'
import { beginSession } from '../session/begin-session.ts'
import { clientsOf } from '../session/clients.ts'
import { accountOf, readSession } from '../session/read-session.ts'
import { sessionCookie, sessionCookies } from '../session/session-cookies.ts'
import { companyCookie } from '../session/store-session.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import type { Session } from '../shared/loading/session.ts'
import { startMockBackEnds } from './mock-back-ends.ts'
import { personEmails } from './persons.ts'

const isPerson = (person: unknown): person is keyof typeof personEmails =>
  typeof person === 'string' && person in personEmails

interface StorySession {
  readonly visitor?: VisitorSession
  readonly server: Session
}

/** The session of a person with these cookies. */
const sessionOf = (cookies: readonly string[], token: string): StorySession => {
  const server = readSession(cookies.join('; '))
  const visitor = accountOf(server)
  return { server, ...(visitor && { visitor: beginSession(visitor, token) }) }
}

/**
 * Logs the person of the toolbar in on the mock back ends. Nothing is stored: no story sees another one's session.
 * Gives it as the browser has it and as the server reads it from cookies. Contract: operations `login`, `companyLogin` and
 * `companyAdminLogin`.
 */
export const storySession = async (person: unknown): Promise<StorySession> => {
  if (!isPerson(person)) return { server: {} }
  await startMockBackEnds()
  const account = demoAccounts.find(({ email }) => email === personEmails[person])
  if (!account) throw new Error(`${person} is no demo account`)
  const { area, email, password } = account
  if (area !== 'member') {
    const operation = area === 'admin' ? 'companyAdminLogin' : 'companyLogin'
    const { data, error } = await clientsOf({}).company[operation]({ body: { email, password } })
    if (error) throw new Error(`${person} cannot log in: ${error.kind}`)
    return sessionOf([companyCookie(data.data.user, false)], data.data.token)
  }
  const { data, error } = await clientsOf({}).member.login({ body: { email, password } })
  if (error) throw new Error(`${person} cannot log in: ${error.kind}`)
  const { users, family, jwt_token: token } = data
  const ids = family.map(({ id }) => id)
  return sessionOf(
    [sessionCookie(sessionCookies.member, users, false), sessionCookie(sessionCookies.family, ids, false)],
    token.value,
  )
}
