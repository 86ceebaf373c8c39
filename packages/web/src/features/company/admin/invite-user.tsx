import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { CorporateUser } from './corporate.ts'

interface InviteUserProps {
  readonly personal: PersonalData
  readonly user: CorporateUser
  readonly onEnd: (end?: End) => void
}

/**
 * Asks whether to send the user a link to set a password, names the consequences, and sends it. Contract: operation
 * `sendCompanyActivation`.
 */
export const InviteUser = ({ personal, user: { id, name, email }, onEnd }: InviteUserProps): ReactElement => {
  const message = useMessage()
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.company.admin.invite.title')}
      yes={message('web.company.admin.invite.yes')}
      stale={['listCorporateUsers']}
      write={() => personal.company.sendCompanyActivation({ body: { id } })}
      done="web.company.admin.invite.done"
      unknown="web.company.admin.invite.unknown"
      values={{ name }}
      onEnd={onEnd}
    >
      <span>{message('web.company.admin.invite.text', { name, email })}</span>
      <span>{message('web.company.admin.invite.follows')}</span>
    </ConfirmWrite>
  )
}
