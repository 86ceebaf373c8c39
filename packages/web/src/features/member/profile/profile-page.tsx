import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import { EditableProfile } from './editable-profile.tsx'

/** The member's own profile. */
export const ProfilePage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea
      data={data}
      part="profile"
      title={message('web.member.profile.title')}
      intro={message('web.member.profile.intro')}
    >
      {({ personal, member }) => (
        <EditableProfile personal={personal} patient={member.id} draft={href('id', 'memberProfile')} />
      )}
    </MemberArea>
  )
}
