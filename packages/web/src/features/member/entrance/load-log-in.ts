import type { DemoAccount } from '../../../shared/loading/context.ts'
import type { PageLoader } from '../../../shared/loading/loaded.ts'

/** The data of the patients' log-in. */
export interface LogInData {
  /** Accounts to try the area with; empty outside of a demonstration. */
  readonly demoAccounts: readonly Omit<DemoAccount, 'area'>[]
}

/** Loads the log-in of patients. */
export const loadLogIn: PageLoader<LogInData> = async ({ message, config }) => ({
  kind: 'page',
  data: {
    demoAccounts: config.demoAccounts.flatMap(({ area, ...account }) => (area === 'member' ? [account] : [])),
  },
  meta: { title: message('web.member.logIn.title'), description: message('web.member.logIn.intro'), indexed: false },
})
