import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import { EditableProfile } from '../profile/editable-profile.tsx'
import type { loadHome } from './load-home.ts'
import { MemberHome } from './member-home.tsx'

/** Where a log-in leads: what is next and new for the family, then the member's own profile. */
export const HomePage = ({ data }: PageProps<typeof loadHome>): ReactElement => {
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
