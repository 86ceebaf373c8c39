import { InlineAlert, Loading, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { InvitedUser } from './invited-user.tsx'
import type { loadActivation } from './load-activation.ts'
import { NoInvitation } from './no-invitation.tsx'
import { useInvitationToken } from './use-invitation-token.ts'

/** The page that the link of an invitation opens: an invited company user sets a password. */
export const ActivationPage = ({ trail }: PageProps<typeof loadActivation>): ReactElement => {
  const message = useMessage()
  const token = useInvitationToken()
  return (
    <>
      <PageOpening
        title={message('web.company.activation.title')}
        intro={message('web.company.activation.intro')}
        trail={trail}
      />
      <PageBody>
        <noscript>
          <InlineAlert tone="warning">{message('web.member.logIn.noScript')}</InlineAlert>
        </noscript>
        {token === undefined && <Loading />}
        {token === null && (
          <NoInvitation title="web.company.activation.none" text={message('web.company.activation.noneText')} />
        )}
        {typeof token === 'string' && <InvitedUser key={token} token={token} />}
      </PageBody>
    </>
  )
}
