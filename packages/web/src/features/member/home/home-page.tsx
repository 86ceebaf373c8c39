import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { readProfile } from '../../../personal-data/profile.ts'
import { startRead } from '../../../personal-data/read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import { EditableProfile } from '../profile/editable-profile.tsx'
import type { loadHome } from './load-home.ts'
import { MemberHome } from './member-home.tsx'

/** Starts to read the member's own profile. */
const startProfile = (personal: PersonalData, member: number): void => startRead(personal, readProfile(member))

/** Where a log-in leads: what is next and new for the family, then the member's own profile. */
export const HomePage = ({ data }: PageProps<typeof loadHome>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea data={data} part="profile" title={message('web.member.profile.title')} startReads={startProfile}>
      {({ personal, member, family }) => (
        <MemberHome personal={personal} member={member} family={family} hospitals={data.hospitals}>
          <EditableProfile personal={personal} patient={member.id} draft={href('id', 'memberProfile')} />
        </MemberHome>
      )}
    </MemberArea>
  )
}
