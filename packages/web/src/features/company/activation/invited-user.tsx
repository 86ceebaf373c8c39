import type { CompanyComponents } from '@hospital/sdk/company'
import { Card, DescriptionList, formatDateTime, Heading, Loading, SectionError, Stack, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { DoneNotice } from '../../../forms/done-notice.tsx'
import { minutesToWait } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { RetryPlace } from '../../../shared/use-retry-place.ts'
import { ActivationForm } from './activation-form.tsx'
import { NoInvitation } from './no-invitation.tsx'

type Invitation = CompanyComponents['schemas']['Invitation']

/**
 * The invitation of a link. The server answers "not found" if the invitation never existed, or a newer one replaced it. Contract: operation
 * `getActivationInvitation`.
 */
const readInvitation = (token: string): Read<Invitation> => ({
  operation: 'getActivationInvitation',
  parameters: [token],
  call: ({ company }, signal) =>
    answerOf(company.getActivationInvitation({ body: { undangan: token } }, { signal }), ({ data }) => data),
})

interface InvitedUserProps {
  readonly token: string
}

/** The content of an invitation's page: its form, or the reason why the invitation cannot be used. */
export const InvitedUser = ({ token }: InvitedUserProps): ReactElement => {
  const state = useRead(usePublicData(), readInvitation(token))
  const { place, retrying } = useRetryPlace()
  return (
    <div ref={place} tabIndex={-1}>
      <Content token={token} state={state} retrying={retrying} />
    </div>
  )
}

/** Why an invitation can no longer be used. */
const Unusable = ({
  invitation: { status, email_tersamar: email, berlaku_sampai: validUntil },
}: {
  readonly invitation: Invitation
}): ReactElement => {
  const message = useMessage()
  const date = formatDateTime(validUntil, useLocale())
  return status === 'kedaluwarsa' ? (
    <NoInvitation
      title="web.company.activation.expired"
      text={message('web.company.activation.expiredText', { date, email })}
    />
  ) : (
    <NoInvitation title="web.company.activation.used" text={message('web.company.activation.usedText', { email })} />
  )
}

interface ContentProps extends InvitedUserProps, Pick<RetryPlace, 'retrying'> {
  readonly state: ReadState<Invitation>
}

const Content = ({ token, state, retrying }: ContentProps): ReactElement => {
  const message = useMessage()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Activated />
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed' && state.reason === 'not-found')
    return <NoInvitation title="web.company.activation.unknown" text={message('web.company.activation.unknownText')} />
  if (state.status === 'failed')
    return (
      <SectionError
        title={message('web.company.activation.failed')}
        message={
          state.reason === 'rate-limited'
            ? message('web.action.limited', { minutes: minutesToWait(state.retryAfter) })
            : message('web.member.failed')
        }
        onRetry={retrying(state.retry)}
      />
    )
  if (state.data.status !== 'berlaku') return <Unusable invitation={state.data} />
  return (
    <Card>
      <Stack gap="lg">
        <Invited invitation={state.data} />
        <ActivationForm token={token} onDone={() => setDone(true)} />
      </Stack>
    </Card>
  )
}

const Invited = ({
  invitation: { name, perusahaan, email_tersamar: shownEmail, berlaku_sampai: validUntil },
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
          { term: message('web.company.profile.company'), details: perusahaan ?? undefined },
          { term: message('web.company.activation.email'), details: shownEmail },
          { term: message('web.company.activation.until'), details: formatDateTime(validUntil, locale) },
        ]}
      />
    </Stack>
  )
}

/** The account is active. */
const Activated = (): ReactElement => {
  const message = useMessage()
  return (
    <DoneNotice
      text={message('web.company.activation.done')}
      href={href(useLocale(), 'companyLogin')}
      label={message('web.company.activation.logIn')}
    />
  )
}
