import type { CompanyComponents } from '@hospital/sdk/company'
import { beginSession } from './begin-session.ts'
import { checkCredentials } from './check-credentials.ts'
import { clientsOf } from './clients.ts'
import { logInFailure } from './log-in.ts'
import type { LogIn } from './log-in.ts'
import { sessionCookie, sessionCookies } from './session-cookies.ts'
import { storeSession } from './store-session.ts'

/** The role of a corporate administrator. */
const adminRole = 1

/** The cookie of a company user's session: what the shell of pages shows, and no more. */
export const companyCookie = (
  { id, name, email, role_id, perusahaan }: CompanyComponents['schemas']['CompanyUser'],
  isSecure: boolean,
): string =>
  sessionCookie(sessionCookies.company, { id, name, email, role_id, company: perusahaan?.nama ?? null }, isSecure)

/**
 * Makes the log-in of company users, or the one of corporate administrators, which takes no other user. Their session lasts a day: a token
 * for calls, a cookie for the shell of pages. Contract: operations `companyLogin` and `companyAdminLogin`.
 */
const logInBy =
  (operation: 'companyLogin' | 'companyAdminLogin'): LogIn =>
  async (typed, locale, before) => {
    const checked = checkCredentials(typed)
    if ('problem' in checked) return checked
    const { data, error } = await clientsOf({ locale }).company[operation](checked)
    if (error) return logInFailure(error)
    const { token, user } = data.data
    const { id, name, role_id } = user
    if (!storeSession('company', [companyCookie(user, window.location.protocol === 'https:')], token))
      return { problem: 'web.login.storage' }
    const account = { id, name, kind: 'company', gender: undefined, isAdmin: role_id === adminRole } as const
    return { session: beginSession(account, token, before), patients: [] }
  }

/** Logs a company user in. */
export const companyLogIn = logInBy('companyLogin')

/** Logs a corporate administrator in. */
export const adminLogIn = logInBy('companyAdminLogin')
