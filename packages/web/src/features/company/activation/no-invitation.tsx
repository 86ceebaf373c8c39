import { Card, CardTitle, Inline, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

interface NoInvitationProps {
  readonly title: MessageId
  readonly text: string
}

/** Says why no password can be set here, and whom to ask. */
export const NoInvitation = ({ title, text }: NoInvitationProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Card>
      <Stack>
        <CardTitle level={2} title={message(title)} />
        <Text>{text}</Text>
        <Inline>
          <LinkButton href={href(locale, 'companyLogin')}>{message('web.company.activation.logIn')}</LinkButton>
          <LinkButton tone="secondary" href={href(locale, 'contact')}>
            {message('web.company.activation.contact')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  )
}
