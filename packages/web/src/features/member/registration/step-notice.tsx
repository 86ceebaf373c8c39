import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { NoticeWords } from '../../../personal-data/notice-words.tsx'
import type { WriteProblems } from '../../../personal-data/write-words.ts'

/** Why a step did not go on, in the server's words or ours. It takes the focus. */
export const StepNotice = ({ notice }: { readonly notice: WriteProblems['notice'] }): ReactElement => (
  <FormNotice outcome={notice}>
    {notice && (
      <InlineAlert tone="warning">
        <NoticeWords notice={notice} />
      </InlineAlert>
    )}
  </FormNotice>
)
