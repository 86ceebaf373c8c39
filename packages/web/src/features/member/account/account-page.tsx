import { Link, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import { consentSection, reminderSection } from './choice-kinds.ts'
import { ChoicesPart } from './choices-part.tsx'
import { DeletionPart } from './deletion-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { LogInPart } from './log-in-part.tsx'

/** The settings of a member's account: log-in, devices, reminders, consents and deletion. */
export const AccountPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <MemberArea
      data={data}
      part="profile"
      title={message('web.member.account.title')}
      intro={message('web.member.account.intro')}
    >
      {({ personal, member: { id: member } }) => (
        <Stack gap="xl">
          <LogInPart personal={personal} member={member} />
          <DevicesPart personal={personal} member={member} />
          <ChoicesPart personal={personal} member={member} section={reminderSection} />
          <ChoicesPart personal={personal} member={member} section={consentSection} />
          <Link look="action" href={href(locale, 'family')}>
            {message('web.member.account.whoSees')}
          </Link>
          <DeletionPart personal={personal} member={member} />
        </Stack>
      )}
    </MemberArea>
  )
}
