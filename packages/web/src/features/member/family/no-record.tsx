import { EmptyState, LinkButton, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

interface NoRecordProps {
  readonly patient: number
  /** Whether the person is the member. */
  readonly isOwn: boolean
}

/** Replaces the visits or results of a person without a medical record: says why there are none, and leads to the registration. */
export const NoRecord = ({ patient, isOwn }: NoRecordProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <EmptyState
      title={message('web.member.family.noRecord')}
      message={message('web.member.family.noRecordText')}
      action={
        isOwn ? (
          <LinkButton href={href(locale, 'memberRegistration')}>{message('web.member.home.todo.record')}</LinkButton>
        ) : (
          <LinkButton href={href(locale, 'familyMemberRegistration', { pasien: String(patient) })}>
            {message('web.member.family.register.title')}
          </LinkButton>
        )
      }
    />
  )
}
