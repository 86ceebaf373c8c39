import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import { MemberHome } from '../home/member-home.tsx'
import { EditableProfile } from './editable-profile.tsx'
import type { loadProfile } from './load-profile.ts'

/** Where a log-in leads: what is next and new for the family, then the member's own profile. */
export const ProfilePage = ({ data }: PageProps<typeof loadProfile>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea data={data} part="profile" title={message('web.member.profile.title')}>
      {({ personal, member, family }) => (
        <MemberHome personal={personal} member={member} family={family} hospitals={data.hospitals}>
          <EditableProfile personal={personal} patient={member.id} draft={href('id', 'memberProfile')} />
        </MemberHome>
      )}
    </MemberArea>
  )
}
