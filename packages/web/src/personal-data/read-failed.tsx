import type { ApiError } from '@hospital/sdk'
import { SectionError } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'

interface ReadFailedProps {
  readonly title: MessageId
  readonly reason: ApiError['kind']
  readonly retry: () => void
}

/** In place of personal data that could not be read. Where a right to it is missing, another try would fail as well, and is not offered. */
export const ReadFailed = ({ title, reason, retry }: ReadFailedProps): ReactElement => {
  const message = useMessage()
  const isForbidden = reason === 'forbidden'
  return (
    <SectionError
      title={message(title)}
      message={message(isForbidden ? 'web.member.forbidden' : 'web.member.failed')}
      onRetry={isForbidden ? undefined : retry}
    />
  )
}
