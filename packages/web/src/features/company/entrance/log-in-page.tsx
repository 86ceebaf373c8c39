import { useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { adminLogIn, companyLogIn, takeReturnTo } from '../../../session/log-in.ts'
import { useLogIn } from '../../../session/use-log-in.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { LogInLayout } from '../../area/log-in-layout.tsx'
import type { loadLogIn } from './load-log-in.ts'

/** The pages that a log-in leads to. */
const firstPages = { user: ['company/profile/profile'], admin: ['company/admin/admin'] } as const

/** The log-in of company users, or of corporate administrators. Each user is led to their own page. */
export const LogInPage = ({ data: { isAdmin, demoAccounts }, trail }: PageProps<typeof loadLogIn>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  usePagesAhead(isAdmin ? firstPages.admin : firstPages.user)
  const control = useLogIn(isAdmin ? adminLogIn : companyLogIn, ({ account }) =>
    navigate(
      account.isAdmin
        ? href(locale, 'companyAdmin')
        : (takeReturnTo('company', locale) ?? href(locale, 'companyProfile')),
    ),
  )
  return (
    <LogInLayout
      title={message(isAdmin ? 'web.company.logIn.admin' : 'web.company.logIn.title')}
      intro={message('web.company.logIn.intro')}
      trail={trail}
      uses={message(isAdmin ? 'web.company.logIn.adminUses' : 'web.company.logIn.uses')}
      control={control}
      forgotHref={href(locale, 'forgetPassword')}
      demoAccounts={demoAccounts}
    />
  )
}
