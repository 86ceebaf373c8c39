import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../forms/form-notice.tsx'
import { useMessage } from '../i18n/use-message.ts'
import type { WriteProblems } from './write-words.ts'

/** A notice in our words, or in a back end's, which are Indonesian on English pages too. */
export const NoticeWords = ({ notice }: { readonly notice: NonNullable<WriteProblems['notice']> }): ReactElement => {
  const message = useMessage()
  return 'detail' in notice ? <span lang="id">{notice.detail}</span> : <span>{message(notice.id, notice.values)}</span>
}

/** The reason why a form was refused, above its fields. It takes the focus. */
export const WriteNotice = ({ notice }: Pick<WriteProblems, 'notice'>): ReactElement => (
  <FormNotice outcome={notice}>
    {notice && (
      <InlineAlert tone="warning">
        <NoticeWords notice={notice} />
      </InlineAlert>
    )}
  </FormNotice>
)
