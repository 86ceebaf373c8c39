import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../forms/form-notice.tsx'
import { useMessage } from '../i18n/use-message.ts'
import type { WriteProblems } from './write-words.ts'

/** A notice in our words, or in those of a back end, which are Indonesian on English pages too. */
export const NoticeWords = ({ notice }: { readonly notice: NonNullable<WriteProblems['notice']> }): ReactElement => {
  const message = useMessage()
  return 'detail' in notice ? <span lang="id">{notice.detail}</span> : <span>{message(notice.id, notice.values)}</span>
}

/** Why a form was not taken, above its fields. It takes the focus. */
export const WriteNotice = ({ notice }: Pick<WriteProblems, 'notice'>): ReactElement => (
  <FormNotice outcome={notice}>
    {notice && (
      <InlineAlert tone="warning">
        <NoticeWords notice={notice} />
      </InlineAlert>
    )}
  </FormNotice>
)
