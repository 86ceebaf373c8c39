import type { DemoAccount } from '../../../shared/loading/context.ts'
import type { PageLoader } from '../../../shared/loading/loaded.ts'

/** The data of the log-in of company users, or of corporate administrators. */
export interface CompanyLogInData {
  readonly isAdmin: boolean
  /** Accounts to try the area with; empty outside of a demonstration. */
  readonly demoAccounts: readonly Omit<DemoAccount, 'area'>[]
}

/** Loads the log-in of a route below `/company-area`. */
export const loadLogIn: PageLoader<CompanyLogInData> = async ({ message, config, route }) => {
  const isAdmin = route === 'companyAdminLogin'
  const wanted = isAdmin ? 'admin' : 'company'
  return {
    kind: 'page',
    data: {
      isAdmin,
      demoAccounts: config.demoAccounts.flatMap(({ area, ...account }) => (area === wanted ? [account] : [])),
    },
    meta: {
      title: message(isAdmin ? 'web.company.logIn.admin' : 'web.company.logIn.title'),
      description: message('web.company.logIn.intro'),
      indexed: false,
    },
  }
}
