import { Heading, SectionError, Stack, Text } from '@hospital/ui'
import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-read.ts'

interface AccountSectionProps {
  readonly title: MessageId
  readonly intro: MessageId
  /** How the last change ended. */
  readonly end: End | undefined
  readonly children: ReactNode
}

/** A part of the account's page: heading, introduction, how the last change ended, and the content. */
export const AccountSection = ({ title, intro, end, children }: AccountSectionProps): ReactElement => {
  const message = useMessage()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Stack gap="xs">
          <Heading level={2} size={3} id={id}>
            {message(title)}
          </Heading>
          <Text tone="muted">{message(intro)}</Text>
        </Stack>
        <EndNotice end={end} />
        {children}
      </Stack>
    </section>
  )
}

interface AccountPartProps<Data> {
  readonly state: ReadState<Data>
  readonly failed: MessageId
  readonly children: (data: Data) => ReactNode
}

/** Shows a section once its data is read. If the back end does not have that data, only this section is missing and nothing is retried. */
export const AccountPart = <Data,>({ state, failed, children }: AccountPartProps<Data>): ReactElement => {
  const message = useMessage()
  if (state.status === 'failed' && state.reason === 'not-found')
    return <SectionError title={message(failed)} message={message('web.member.account.notOffered')} />
  return (
    <PersonalPart state={state} failed={failed} refreshing="web.member.refreshing">
      {children}
    </PersonalPart>
  )
}
