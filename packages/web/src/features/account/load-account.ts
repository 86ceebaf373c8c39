import type { PageLoader } from '../../shared/loading/loaded.ts'

/** A page that leads patients and company users to their own area. */
export interface AccountData {
  /** The purpose of the visit. */
  readonly purpose: 'password' | 'account'
}

/** Loads the page for visitors who forgot their password. */
const loadPassword: PageLoader<AccountData> = async ({ message }) => ({
  kind: 'page',
  data: { purpose: 'password' },
  meta: {
    title: message('web.account.password.title'),
    description: message('web.account.password.intro'),
    indexed: false,
  },
})

/** Loads the page that leads to the visitor's account. Its route redirects visitors who are logged in to their account. */
const loadOwn: PageLoader<AccountData> = async ({ message }) => ({
  kind: 'page',
  data: { purpose: 'account' },
  meta: { title: message('web.account.title'), description: message('web.account.intro'), indexed: false },
})

/** Loads the page of a route below `/account`. */
export const loadAccount: PageLoader<AccountData> = (context) =>
  context.route === 'forgetPassword' ? loadPassword(context) : loadOwn(context)
