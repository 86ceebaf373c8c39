import { href } from '../routes/href.ts'
import type { PageLoader } from './loaded.ts'

/** A page that leads patients and company users to their own area. */
export interface AccountData {
  /** What one comes here for. */
  readonly purpose: 'password' | 'account'
}

/** Loads the page for those who forgot their password. */
const loadPassword: PageLoader<AccountData> = async ({ message }) => ({
  kind: 'page',
  data: { purpose: 'password' },
  meta: { title: message('web.account.password.title'), description: message('web.account.password.intro'), indexed: false },
})

/** Loads the way to one's account; whoever is logged in is sent there. */
const loadOwn: PageLoader<AccountData> = async ({ locale, message, session }) => {
  if (session.member) return { kind: 'elsewhere', to: href(locale, 'memberProfile') }
  if (session.company) return { kind: 'elsewhere', to: href(locale, session.company.isAdmin ? 'companyAdmin' : 'companyProfile') }
  return { kind: 'page', data: { purpose: 'account' }, meta: { title: message('web.account.title'), description: message('web.account.intro'), indexed: false } }
}

/** Loads the page that a route of `/account` stands for. */
export const loadAccount: PageLoader<AccountData> = (context) => (context.route === 'forgetPassword' ? loadPassword(context) : loadOwn(context))
