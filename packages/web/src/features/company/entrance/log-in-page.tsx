import {
  Card,
  Grid,
  Heading,
  InlineAlert,
  LoginForm,
  PageBody,
  PageOpening,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { adminLogIn, companyLogIn, takeReturnTo } from '../../../session/log-in.ts'
import { useLogIn } from '../../../session/use-log-in.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { DemoAccounts } from '../../area/demo-accounts.tsx'
import type { loadLogIn } from './load-log-in.ts'

/** Where a log-in leads. */
const firstPages = { user: ['company/profile/profile'], admin: ['company/admin/admin'] } as const

/** The log-in of company users, or that of corporate administrators. Each is led to their own page. */
export const LogInPage = ({ data: { isAdmin, demoAccounts }, trail }: PageProps<typeof loadLogIn>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  usePagesAhead(isAdmin ? firstPages.admin : firstPages.user)
  const { loading, warning, attempt } = useLogIn(isAdmin ? adminLogIn : companyLogIn, ({ account }) =>
    navigate(
      account.isAdmin
        ? href(locale, 'companyAdmin')
        : (takeReturnTo('company', locale) ?? href(locale, 'companyProfile')),
    ),
  )
  return (
    <>
      <PageOpening
        title={message(isAdmin ? 'web.company.logIn.admin' : 'web.company.logIn.title')}
        intro={message('web.company.logIn.intro')}
        trail={trail}
      />
      <PageBody>
        <Grid columns="halves">
          <Card>
            <noscript>
              <InlineAlert tone="warning">{message('web.member.logIn.noScript')}</InlineAlert>
            </noscript>
            <LoginForm
              onLogin={attempt}
              loading={loading}
              warning={warning}
              forgotHref={href(locale, 'forgetPassword')}
            />
          </Card>
          <Stack>
            <Heading level={2} size={4}>
              {message('web.member.logIn.uses')}
            </Heading>
            <Text>{message(isAdmin ? 'web.company.logIn.adminUses' : 'web.company.logIn.uses')}</Text>
            <Text tone="muted">{message('web.member.logIn.privacy')}</Text>
          </Stack>
        </Grid>
        <DemoAccounts accounts={demoAccounts} busy={loading} onLogin={attempt} />
      </PageBody>
    </>
  )
}
