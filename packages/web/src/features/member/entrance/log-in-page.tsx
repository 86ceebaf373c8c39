import { useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { logIn, takeReturnTo } from '../../../session/log-in.ts'
import { useLogIn } from '../../../session/use-log-in.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { LogInLayout } from '../../area/log-in-layout.tsx'
import type { loadLogIn } from './load-log-in.ts'

/** The pages that a log-in leads to. */
const firstPages = ['member/home/home'] as const

/** The log-in of patients. It leads to the page that the visitor wanted, or else to the profile. */
export const LogInPage = ({ data: { demoAccounts }, trail }: PageProps<typeof loadLogIn>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  usePagesAhead(firstPages)
  const control = useLogIn(logIn, () => navigate(takeReturnTo('member', locale) ?? href(locale, 'memberProfile')))
  return (
    <LogInLayout
      title={message('web.member.logIn.title')}
      intro={message('web.member.logIn.intro')}
      trail={trail}
      uses={message('web.member.logIn.usesText')}
      control={control}
      forgotHref={href(locale, 'memberForgotPassword')}
      registerHref={href(locale, 'memberRegistration')}
      demoAccounts={demoAccounts}
    />
  )
}
