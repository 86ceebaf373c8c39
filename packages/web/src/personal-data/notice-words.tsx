import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { WriteProblems } from './write-words.ts'

/** A notice in our words, or in those of a back end, which are Indonesian on English pages too. */
export const NoticeWords = ({ notice }: { readonly notice: NonNullable<WriteProblems['notice']> }): ReactElement => {
  const message = useMessage()
  return 'detail' in notice ? <span lang="id">{notice.detail}</span> : <span>{message(notice.id, notice.values)}</span>
}
