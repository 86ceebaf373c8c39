import { InlineAlert, Stack } from '@hospital/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../forms/form-notice.tsx'
import { FormStatus } from '../forms/form-status.tsx'
import { problemText } from '../forms/use-field.ts'
import { withLabel } from '../forms/with-label.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { useMessage } from '../i18n/use-message.ts'
import { NoticeWords } from './notice-words.tsx'
import type { WriteForm } from './use-write-form.ts'

interface WriteStatusProps {
  readonly form: Pick<WriteForm, 'submission' | 'notice'>
  /** Of the fields: their ids are this and their names. */
  readonly prefix: string
  /** The labels of the fields, by name: the summary then says which field it is. */
  readonly labels?: Readonly<Record<string, MessageId>>
}

/** What became of a form of personal data, above its fields. It takes the focus. */
export const WriteStatus = ({ form: { submission, notice }, prefix, labels }: WriteStatusProps): ReactElement => {
  const message = useMessage()
  // The same one for the same attempt: the summary takes the focus whenever it is given a new one.
  const labelled = useMemo(() => {
    if (submission?.status !== 'invalid' || !labels) return submission
    const problems = Object.entries(submission.problems).map(([name, problem]) => {
      const label = labels[name]
      return [name, { text: withLabel(label && message(label), problemText(problem, message)) }] as const
    })
    return { ...submission, problems: Object.fromEntries(problems) }
  }, [submission, labels, message])
  return (
    <Stack gap="sm">
      <FormStatus submission={labelled} prefix={prefix} sent="" />
      <FormNotice outcome={notice}>
        {notice && (
          <InlineAlert tone="warning">
            <NoticeWords notice={notice} />
          </InlineAlert>
        )}
      </FormNotice>
    </Stack>
  )
}
