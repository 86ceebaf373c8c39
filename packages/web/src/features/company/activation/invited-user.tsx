import { Card, DescriptionList, formatDateTime, Heading, Loading, SectionError, Stack, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { minutesToWait } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import { Activated } from './activated.tsx'
import { ActivationForm } from './activation-form.tsx'
import { NoInvitation } from './no-invitation.tsx'
import { useInvitation } from './use-invitation.ts'
import type { Invitation } from './use-invitation.ts'

interface InvitedUserProps {
  readonly token: string
}

/** What an invitation's link leads to: its form, or why there is none. */
export const InvitedUser = ({ token }: InvitedUserProps): ReactElement => {
  const { state, retry } = useInvitation(token)
  const { place, retrying } = useRetryPlace()
  return (
    <div ref={place} tabIndex={-1}>
      <Content token={token} state={state} retry={retrying(retry)} />
    </div>
  )
}

type ContentProps = InvitedUserProps & ReturnType<typeof useInvitation>

const Content = ({ token, state, retry }: ContentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Activated />
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed')
    return (
      <SectionError
        title={message('web.company.activation.failed')}
        message={
          state.error.kind === 'rate-limited'
            ? message('web.action.limited', { minutes: minutesToWait(state.error.retryAfter ?? 0) })
            : message('web.member.failed')
        }
        onRetry={retry}
      />
    )
  if (state.status === 'unknown')
    return <NoInvitation title="web.company.activation.unknown" text={message('web.company.activation.unknownText')} />
  const { status, shownEmail, validUntil } = state.invitation
  if (status === 'kedaluwarsa')
    return (
      <NoInvitation
        title="web.company.activation.expired"
        text={message('web.company.activation.expiredText', {
          date: formatDateTime(validUntil, locale),
          email: shownEmail,
        })}
      />
    )
  if (status === 'terpakai')
    return (
      <NoInvitation
        title="web.company.activation.used"
        text={message('web.company.activation.usedText', { email: shownEmail })}
      />
    )
  return (
    <Card>
      <Stack gap="lg">
        <Invited invitation={state.invitation} />
        <ActivationForm token={token} onDone={() => setDone(true)} />
      </Stack>
    </Card>
  )
}

const Invited = ({
  invitation: { name, company, shownEmail, validUntil },
}: {
  readonly invitation: Invitation
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Stack>
      <Heading level={2} size={3}>
        {message('web.company.activation.for', { name })}
      </Heading>
      <DescriptionList
        items={[
          { term: message('web.company.profile.company'), details: company },
          { term: message('web.company.activation.email'), details: shownEmail },
          { term: message('web.company.activation.until'), details: formatDateTime(validUntil, locale) },
        ]}
      />
    </Stack>
  )
}
