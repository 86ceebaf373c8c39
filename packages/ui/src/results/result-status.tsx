import type { ReactElement } from 'react'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import type { ResultStatus } from './types.ts'

const words: Record<ResultStatus, { tone: TagProps['tone']; text: UiMessageId }> = {
  processing: { tone: 'plain', text: 'ui.result.status.processing' },
  partial: { tone: 'plain', text: 'ui.result.status.partial' },
  complete: { tone: 'good', text: 'ui.result.status.complete' },
  corrected: { tone: 'notice', text: 'ui.result.status.corrected' },
}

/** The status of a result, in a word or two. */
export const ResultStatusTag = ({ status }: { status: ResultStatus }): ReactElement => {
  const message = useMessage()
  const { tone, text } = words[status]
  return <Tag tone={tone}>{message(text)}</Tag>
}
