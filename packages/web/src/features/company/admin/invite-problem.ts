import { minutesToWait } from '../../../forms/submission.ts'
import type { WriteOutcome } from '../../../personal-data/write-outcome.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'

type Problem = Exclude<WriteOutcome<unknown>, { readonly kind: 'done' | 'unknown' }>

/** Why an invitation was not sent. A form would say that what was typed is still there; here nothing was typed. */
export const inviteProblem = (outcome: Problem): WriteProblems['notice'] => {
  switch (outcome.kind) {
    case 'rejected':
    case 'invalid':
      return outcome.detail === '' ? { id: 'web.company.admin.invite.failed' } : { detail: outcome.detail }
    case 'limited':
      return { id: 'web.company.admin.invite.limited', values: { minutes: minutesToWait(outcome.retryAfter) } }
    case 'expired':
      return { id: 'web.company.admin.invite.expired' }
    case 'offline':
      return { id: 'web.company.admin.invite.offline' }
    case 'failed':
      return { id: 'web.company.admin.invite.failed' }
  }
}
