import { ConfirmDialog, InlineAlert, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { NoticeWords } from '../../../personal-data/notice-words.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import type { CorporateUser } from './read-admin.ts'
import type { UsersNotice } from './users-notice.ts'

interface InviteUserProps {
  readonly personal: PersonalData
  readonly user: CorporateUser
  /** Called when the dialog has been left, with what is to be said of it. */
  readonly onEnd: (notice?: UsersNotice) => void
}

/** Asks whether to send a link to set a password, says what follows from it, and sends it. Contract: operation `sendCompanyActivation`. */
export const InviteUser = ({ personal, user, onEnd }: InviteUserProps): ReactElement => {
  const message = useMessage()
  const { id, name, email } = user
  const [problem, setProblem] = useState<WriteProblems['notice']>()
  const inviting = useWriteAction({
    personal,
    stale: ['listCorporateUsers'],
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') return onEnd({ tone: 'good', text: 'web.company.admin.invite.done', name })
      if (outcome.kind === 'unknown') return onEnd({ tone: 'warning', text: 'web.company.admin.invite.unknown', name })
      return setProblem(
        writeProblems(outcome, [], { unknown: 'web.company.admin.invite.unknown' }).notice ?? {
          id: 'web.action.failed',
        },
      )
    },
  })
  const answer = (yes: boolean) => {
    if (!yes) {
      inviting.forget()
      return onEnd()
    }
    setProblem(undefined)
    return inviting.send(() => personal.company.sendCompanyActivation({ body: { id } }))
  }
  return (
    <ConfirmDialog
      open
      title={message('web.company.admin.invite.title')}
      yes={message('web.company.admin.invite.yes')}
      busy={inviting.busy}
      onAnswer={answer}
    >
      <Stack>
        <span>{message('web.company.admin.invite.text', { name, email })}</span>
        <span>{message('web.company.admin.invite.follows')}</span>
        {problem && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={problem} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
