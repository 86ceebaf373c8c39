import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { CorporateUser } from './read-admin.ts'
import type { UsersNotice } from './users-notice.ts'

interface InviteUserProps {
  readonly personal: PersonalData
  readonly user: CorporateUser
  /** Called when the dialog has been left, with what is to be said of it. */
  readonly onEnd: (notice?: UsersNotice) => void
}

/** Asks whether to send a link to set a password, says what follows from it, and sends it. Contract: operation `sendCompanyActivation`. */
export const InviteUser = ({ personal, user: { id, name, email }, onEnd }: InviteUserProps): ReactElement => {
  const message = useMessage()
  const ends = {
    done: { tone: 'good', text: 'web.company.admin.invite.done', name },
    unknown: { tone: 'warning', text: 'web.company.admin.invite.unknown', name },
  } as const
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.company.admin.invite.title')}
      yes={message('web.company.admin.invite.yes')}
      stale={['listCorporateUsers']}
      write={() => personal.company.sendCompanyActivation({ body: { id } })}
      onEnd={(end) => onEnd(end && ends[end])}
    >
      <span>{message('web.company.admin.invite.text', { name, email })}</span>
      <span>{message('web.company.admin.invite.follows')}</span>
    </ConfirmWrite>
  )
}
