import type { ApiError } from '@hospital/sdk'
import { InlineAlert, Loading, Refreshable, SectionError, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { useRetryPlace } from '../shared/use-retry-place.ts'
import type { RetryPlace } from '../shared/use-retry-place.ts'
import type { ReadState } from './use-read.ts'

interface PersonalPartProps<Data> {
  readonly state: ReadState<Data>
  /** The message for a failed read. */
  readonly failed: MessageId
  /** The advice after a failed read. Default: to try again later and then to call. */
  readonly hint?: MessageId
  /** The text while the data is read again. Default: none. */
  readonly refreshing?: MessageId
  readonly children: (data: Data) => ReactNode
}

/**
 * A part of a page with personal data: while it loads, after a failure, and with its data. Data that is being read again stays readable,
 * and the part says so. If reading again fails, the part says that the data may be out of date.
 */
export const PersonalPart = <Data,>(props: PersonalPartProps<Data>): ReactElement => {
  const { place, retrying } = useRetryPlace()
  return (
    <div ref={place} tabIndex={-1}>
      <Content {...props} retrying={retrying} />
    </div>
  )
}

const Content = <Data,>({
  state,
  failed,
  hint,
  refreshing,
  retrying,
  children,
}: PersonalPartProps<Data> & Pick<RetryPlace, 'retrying'>): ReactElement => {
  const message = useMessage()
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed')
    return <ReadFailed title={failed} hint={hint} reason={state.reason} retry={retrying(state.retry)} />
  return (
    <Stack gap="lg">
      {state.isOutdated && <InlineAlert tone="warning">{message('web.member.outdated')}</InlineAlert>}
      <Refreshable isRefreshing={state.isRefreshing} label={refreshing && message(refreshing)}>
        {children(state.data)}
      </Refreshable>
    </Stack>
  )
}

interface ReadFailedProps {
  readonly title: MessageId
  readonly hint?: MessageId | undefined
  readonly reason: ApiError['kind']
  readonly retry: () => void
}

/**
 * Replaces personal data that could not be read. If the user has no right to the data, another try would fail as well, so none is offered.
 */
export const ReadFailed = ({ title, hint, reason, retry }: ReadFailedProps): ReactElement => {
  const message = useMessage()
  const isForbidden = reason === 'forbidden'
  const said = isForbidden ? 'web.member.forbidden' : 'web.member.failed'
  return (
    <SectionError title={message(title)} message={message(hint ?? said)} onRetry={isForbidden ? undefined : retry} />
  )
}
