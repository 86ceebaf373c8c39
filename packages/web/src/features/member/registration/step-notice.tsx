import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'

/** Why a step did not go on, in the server's words or ours. It takes the focus. */
export const StepNotice = ({ notice }: { readonly notice: WriteProblems['notice'] }): ReactElement => {
  const message = useMessage()
  return (
    <FormNotice outcome={notice}>
      {notice && (
        <InlineAlert tone="warning">
          {'detail' in notice ? notice.detail : message(notice.id, notice.values)}
        </InlineAlert>
      )}
    </FormNotice>
  )
}
