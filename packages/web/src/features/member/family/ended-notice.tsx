import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'

/** How the access to a person's data ended. */
export interface Ended {
  readonly end: 'done' | 'unknown'
  readonly name: string
}

interface EndedNoticeProps {
  readonly ended: Ended | undefined
  /** The words for each end, with the name. */
  readonly words: Readonly<Record<Ended['end'], MessageId>>
}

/** Says how an access ended, above the list that shows it. It takes the focus. */
export const EndedNotice = ({ ended, words }: EndedNoticeProps): ReactElement => {
  const message = useMessage()
  return (
    <FormNotice outcome={ended}>
      {ended && (
        <InlineAlert tone={ended.end === 'done' ? 'good' : 'warning'}>
          {message(words[ended.end], { name: ended.name })}
        </InlineAlert>
      )}
    </FormNotice>
  )
}
