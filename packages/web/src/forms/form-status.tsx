import { ErrorSummary, InlineAlert } from '@hospital/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { minutesToWait } from './submission.ts'
import type { Submission } from './submission.ts'

interface FormStatusProps {
  readonly submission: Submission | undefined
  /** Of the fields: their ids are this and their names. */
  readonly prefix: string
  /** What is said when the form has arrived. */
  readonly sent: string
  /** What is said when it could not be sent; what was typed is still there. */
  readonly failed: string
}

/** What became of a form, above its fields. */
export const FormStatus = ({ submission, prefix, sent, failed }: FormStatusProps): ReactElement => {
  const message = useMessage()
  // The same list for the same attempt: the summary takes the focus whenever it is given a new one.
  const problems = useMemo(
    () =>
      submission?.status === 'invalid'
        ? Object.entries(submission.problems).map(([name, problem]) => ({ id: `${prefix}-${name}`, message: message(problem) }))
        : [],
    [submission, prefix, message],
  )
  return (
    <>
      <ErrorSummary problems={problems} />
      <div role="status">
        {submission?.status === 'sent' && <InlineAlert tone="good">{sent}</InlineAlert>}
        {submission?.status === 'failed' && <InlineAlert tone="danger">{failed}</InlineAlert>}
        {submission?.status === 'limited' && (
          <InlineAlert tone="warning">{message('web.form.limited', { minutes: minutesToWait(submission.retryAfter) })}</InlineAlert>
        )}
      </div>
    </>
  )
}
