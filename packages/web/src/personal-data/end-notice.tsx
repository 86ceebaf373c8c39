import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../forms/form-notice.tsx'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'

/** The outcome of an action in a dialog or a form. */
export interface End {
  readonly tone: 'good' | 'warning'
  readonly text: MessageId
  readonly values?: Readonly<Record<string, string | number>>
}

/** The notice about the outcome of an action, above its place. It takes the focus. */
export const EndNotice = ({ end }: { readonly end: End | undefined }): ReactElement => {
  const message = useMessage()
  return (
    <FormNotice outcome={end}>
      {end && <InlineAlert tone={end.tone}>{message(end.text, end.values)}</InlineAlert>}
    </FormNotice>
  )
}
