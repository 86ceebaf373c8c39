import { Button, Card, Grid, Heading, InlineAlert, LoginForm, PageBody, PageOpening, Stack, Text } from '@hospital/ui'
import type { Credentials, LinkItem } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { LogInControl } from '../../session/use-log-in.ts'
import type { DemoAccount } from '../../shared/loading/context.ts'

interface LogInLayoutProps {
  readonly title: string
  readonly intro: string
  readonly trail: readonly LinkItem[]
  /** The benefits of the account. */
  readonly uses: string
  readonly control: LogInControl
  readonly forgotHref: string
  readonly registerHref?: string
  readonly demoAccounts: readonly Omit<DemoAccount, 'area'>[]
}

/** The log-in page of an area: its form, with the benefits of the account beside it. */
export const LogInLayout = (props: LogInLayoutProps): ReactElement => {
  const { title, intro, trail, uses, control, forgotHref, registerHref, demoAccounts } = props
  const { loading, warning, attempt } = control
  const message = useMessage()
  return (
    <>
      <PageOpening title={title} intro={intro} trail={trail} />
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
              forgotHref={forgotHref}
              registerHref={registerHref}
            />
          </Card>
          <Stack>
            <Heading level={2} size={4}>
              {message('web.member.logIn.uses')}
            </Heading>
            <Text>{uses}</Text>
            <Text tone="muted">{message('web.member.logIn.privacy')}</Text>
          </Stack>
        </Grid>
        <DemoAccounts accounts={demoAccounts} busy={loading} onLogin={attempt} />
      </PageBody>
    </>
  )
}

interface DemoAccountsProps {
  readonly accounts: LogInLayoutProps['demoAccounts']
  readonly busy: boolean
  readonly onLogin: (credentials: Credentials) => void
}

/** The accounts of a demonstration, each one press away. Nothing outside of one. */
const DemoAccounts = ({ accounts, busy, onLogin }: DemoAccountsProps): ReactElement | null => {
  const message = useMessage()
  if (accounts.length === 0) return null
  return (
    <Stack>
      <Heading level={2} size={4}>
        {message('web.member.logIn.demo')}
      </Heading>
      <Grid as="ul" gap="md">
        {accounts.map(({ name, email, password, shows }) => (
          <li key={email}>
            <Stack gap="xs" align="start">
              <Button tone="secondary" onClick={() => onLogin({ email, password })} busy={busy}>
                {name}
              </Button>
              <Text size="caption" tone="muted">
                <span lang="id">{shows}</span>
              </Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
