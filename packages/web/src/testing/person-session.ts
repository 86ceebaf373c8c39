import { demoAccounts } from '@hospital/mocks'
import { clientsOf } from '../session/clients.ts'
import { accountOf, readSession } from '../session/read-session.ts'
import { sessionCookies } from '../session/session-cookies.ts'
import { sessionCookie } from '../session/set-cookie.ts'
import { companyCookie } from '../session/write-cookies.ts'
import type { Session } from '../shared/loading/session.ts'

/** A session in the browser's form, and in the form that the server reads from cookies. */
export interface PersonSession {
  /** The stored form of the SDK's session. */
  readonly stored?: string
  readonly server: Session
}

/** The session of a person with these cookies. */
const sessionOf = (cookies: readonly string[], token: string): PersonSession => {
  const server = readSession(cookies.join('; '))
  const account = accountOf(server)
  return { server, ...(account && { stored: JSON.stringify({ account, token }) }) }
}

/**
 * Logs a demo account in on the mock back ends. Nothing is stored. Contract: operations `login`, `companyLogin` and
 * `companyAdminLogin`.
 */
export const logInPerson = async (email: string): Promise<PersonSession> => {
  const account = demoAccounts.find((one) => one.email === email)
  if (!account) throw new Error(`${email} is no demo account`)
  const { area, password } = account
  const body = { email, password }
  if (area !== 'member') {
    const operation = area === 'admin' ? 'companyAdminLogin' : 'companyLogin'
    const { data, error } = await clientsOf({}).company[operation]({ body })
    if (error) throw new Error(`${email} cannot log in: ${error.kind}`)
    return sessionOf([companyCookie(data.data.user, false)], data.data.token)
  }
  const { data, error } = await clientsOf({}).member.login({ body })
  if (error) throw new Error(`${email} cannot log in: ${error.kind}`)
  const { users, family, jwt_token: token } = data
  const ids = family.map(({ id }) => id)
  return sessionOf(
    [sessionCookie(sessionCookies.member, users, false), sessionCookie(sessionCookies.family, ids, false)],
    token.value,
  )
}
