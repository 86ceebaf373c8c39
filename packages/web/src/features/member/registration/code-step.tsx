import { Button, CodeField, Heading, InlineAlert, Inline, Stack, Text } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { NoticeWords, WriteNotice } from '../../../personal-data/write-notice.tsx'
import type { MemberAnswer } from '../../../session/begin-session.ts'
import { LogInInstead } from './log-in-instead.tsx'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'
import { useCode } from './use-code.ts'
import type { CodeControl } from './use-code.ts'

interface CodeStepProps {
  readonly pending: PendingRegistration
  /** Undefined after a reload, since nothing stores it. */
  readonly sentTo: CodeContact | undefined
  readonly onPending: (pending: PendingRegistration) => void
  readonly onSession: (answer: MemberAnswer) => void
  /** Goes back to the filled form. */
  readonly onChange: () => void
}

/** The id of the field of the code. */
const codeId = 'kode-token'

/** The one-time code. The visitor types it, asks for another one after a visible wait, or goes back to the filled form. */
export const CodeStep = ({ pending, sentTo, onPending, onSession, onChange }: CodeStepProps): ReactElement => {
  const message = useMessage()
  const code = useCode(pending, onPending, onSession)
  const heading = useRef<HTMLDivElement>(null)
  const { problem } = code
  const isNew = sentTo !== undefined
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  useEffect(() => {
    if (problem) document.getElementById(codeId)?.focus()
  }, [problem])
  return (
    <Stack gap="lg">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} size={3}>
          {message('web.registration.step.code')}
        </Heading>
      </div>
      <SentTo contact={sentTo} />
      <WriteNotice notice={code.notice} />
      {code.isGone ? (
        <FormNotice outcome={pending}>
          <InlineAlert tone="warning">{message('web.registration.code.gone')}</InlineAlert>
        </FormNotice>
      ) : (
        <CodeForm code={code} pending={pending} />
      )}
      <Inline>
        <Button tone="secondary" onClick={onChange}>
          {message('web.registration.code.change')}
        </Button>
        <LogInInstead />
      </Inline>
    </Stack>
  )
}

const CodeForm = ({ code, pending }: { readonly code: CodeControl } & Pick<CodeStepProps, 'pending'>): ReactElement => {
  const message = useMessage()
  const { problem, sent } = code
  return (
    <>
      <FormNotice outcome={sent === undefined ? undefined : pending}>
        {sent !== undefined && (
          <InlineAlert tone="good">
            <NoticeWords notice={{ detail: sent }} />
          </InlineAlert>
        )}
      </FormNotice>
      <form method="post" data-own-draft noValidate onSubmit={code.onSubmit}>
        <Stack gap="lg">
          <CodeField
            id={codeId}
            name="token"
            hint={message('web.code.hint')}
            error={problem && problemText(problem, message)}
          />
          <Stack align="start">
            <Button type="submit" size="large" busy={code.busy}>
              {message('web.registration.code.send')}
            </Button>
          </Stack>
        </Stack>
      </form>
      {code.wait > 0 ? (
        <Text tone="muted">{message('web.code.resend.wait', { count: code.wait })}</Text>
      ) : (
        <Stack align="start">
          <Button tone="secondary" icon="retry" onClick={code.resend} busy={code.busy}>
            {message('web.code.resend')}
          </Button>
        </Stack>
      )}
    </>
  )
}

const SentTo = ({ contact }: { readonly contact: CodeContact | undefined }): ReactElement => {
  const message = useMessage()
  if (!contact) return <Text>{message('web.registration.code.sent')}</Text>
  const { to, isOfRecord } = contact
  if (!isOfRecord) return <Text>{message('web.registration.code.sentTo', { phone: to })}</Text>
  return (
    <InlineAlert title={message('web.registration.code.record')}>
      {message('web.registration.code.recordText', { to })}
    </InlineAlert>
  )
}
