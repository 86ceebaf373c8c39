import { Button, Grid, Heading, Stack, Text } from '@hospital/ui'
import type { Credentials } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { DemoAccount } from '../../shared/loading/context.ts'

interface DemoAccountsProps {
  readonly accounts: readonly Omit<DemoAccount, 'area'>[]
  readonly busy: boolean
  readonly onLogin: (credentials: Credentials) => void
}

/** The accounts of a demonstration, each a press away. Nothing outside of one. */
export const DemoAccounts = ({ accounts, busy, onLogin }: DemoAccountsProps): ReactElement | null => {
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
