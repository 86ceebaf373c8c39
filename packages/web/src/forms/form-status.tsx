import { ErrorSummary, InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { FormNotice, formStatusId } from './form-notice.tsx'
import { minutesToWait } from './submission.ts'
import type { FormOutcome } from './submission.ts'
import { useSummary } from './use-summary.ts'

interface FormStatusProps {
  readonly submission: FormOutcome | undefined
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  /** The labels of the fields, by name, for the lines of the summary. */
  readonly labels?: Readonly<Record<string, MessageId>> | undefined
  /** The message after the form has arrived. */
  readonly sent: string
}

/** The outcome of a form, above its fields. It takes the focus. */
export const FormStatus = ({ submission, prefix, labels, sent }: FormStatusProps): ReactElement => {
  const message = useMessage()
  const problems = useSummary(submission, prefix, (name) => {
    const label = labels?.[name]
    return label && message(label)
  })
  return (
    <div id={formStatusId(prefix)}>
      <ErrorSummary problems={problems} />
      <FormNotice outcome={problems.length > 0 ? undefined : submission}>
        {submission && <Words submission={submission} sent={sent} />}
      </FormNotice>
    </div>
  )
}

const Words = ({
  submission,
  sent,
}: {
  readonly submission: FormOutcome
  readonly sent: string
}): ReactElement | null => {
  const message = useMessage()
  switch (submission.status) {
    case 'invalid':
      return null
    case 'unsupported':
      return (
        <InlineAlert tone="warning" title={message('web.form.unsent')}>
          {message('web.form.unsent.text')}
        </InlineAlert>
      )
    case 'sent':
      return <InlineAlert tone="good">{sent}</InlineAlert>
    case 'limited':
      return (
        <InlineAlert tone="warning">
          {message('web.form.limited', { minutes: minutesToWait(submission.retryAfter) })}
        </InlineAlert>
      )
    case 'refused':
      return <InlineAlert tone="danger">{message('web.form.refused')}</InlineAlert>
    case 'unanswered':
      return (
        <InlineAlert tone="danger">{message(submission.offline ? 'web.form.offline' : 'web.form.failed')}</InlineAlert>
      )
    default:
      return <InlineAlert tone="danger">{message('web.form.failed')}</InlineAlert>
  }
}
