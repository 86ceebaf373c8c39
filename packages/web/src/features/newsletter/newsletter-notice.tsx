import { NotifyDialog } from '@hospital/ui'
import type { ReactElement } from 'react'
import { minutesToWait } from '../../forms/submission.ts'
import type { Submission } from '../../forms/submission.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { isIncomplete } from './check-newsletter.ts'

interface NewsletterNoticeProps {
  readonly outcome: Submission
  readonly onClose: () => void
}

/** The outcome of joining: a thank-you, a warning with what is missing, or a warning without text when the server refused. */
export const NewsletterNotice = ({ outcome, onClose }: NewsletterNoticeProps): ReactElement => {
  const message = useMessage()
  if (outcome.status === 'sent') {
    return (
      <NotifyDialog open onClose={onClose} title={message('web.newsletter.done')} tone="good">
        {message('web.newsletter.thanks')}
      </NotifyDialog>
    )
  }
  return (
    <NotifyDialog open onClose={onClose} title={message('web.warning')} tone="warning">
      {outcome.status === 'invalid' && (
        <span>{message(isIncomplete(outcome.values) ? 'web.newsletter.incomplete' : 'web.newsletter.wrong')}</span>
      )}
      {outcome.status === 'limited' && (
        <span>{message('web.form.limited', { minutes: minutesToWait(outcome.retryAfter) })}</span>
      )}
    </NotifyDialog>
  )
}
