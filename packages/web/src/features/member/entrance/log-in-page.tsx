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
import { logIn, takeReturnTo } from '../../../session/log-in.ts'
import { useLogIn } from '../../../session/use-log-in.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { DemoAccounts } from '../../area/demo-accounts.tsx'
import type { loadLogIn } from './load-log-in.ts'

/** Where a log-in leads. */
const firstPages = ['member/home/home'] as const

/** The log-in of patients. It leads to the page that was asked for before, else to the profile. */
export const LogInPage = ({ data: { demoAccounts }, trail }: PageProps<typeof loadLogIn>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  usePagesAhead(firstPages)
  const { loading, warning, attempt } = useLogIn(logIn, () =>
    navigate(takeReturnTo('member', locale) ?? href(locale, 'memberProfile')),
  )
  return (
    <>
      <PageOpening title={message('web.member.logIn.title')} intro={message('web.member.logIn.intro')} trail={trail} />
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
              forgotHref={href(locale, 'memberForgotPassword')}
              registerHref={href(locale, 'memberRegistration')}
            />
          </Card>
          <Stack>
            <Heading level={2} size={4}>
              {message('web.member.logIn.uses')}
            </Heading>
            <Text>{message('web.member.logIn.usesText')}</Text>
            <Text tone="muted">{message('web.member.logIn.privacy')}</Text>
          </Stack>
        </Grid>
        <DemoAccounts accounts={demoAccounts} busy={loading} onLogin={attempt} />
      </PageBody>
    </>
  )
}
