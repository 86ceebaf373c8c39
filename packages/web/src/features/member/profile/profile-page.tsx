import { useAtom } from 'jotai'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'
import { writeMemberCookie } from '../../../session/write-session-cookies.ts'
import type { MemberCookie } from '../../../session/write-session-cookies.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { EditableProfile } from './editable-profile.tsx'
import type { loadProfile } from './load-profile.ts'

/** The member's own profile. */
export const ProfilePage = ({ data }: PageProps<typeof loadProfile>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea
      data={data}
      part="profile"
      title={message('web.member.profile.title')}
      intro={message('web.member.profile.intro')}
    >
      {(content) => <OwnProfile {...content} />}
    </MemberArea>
  )
}

const OwnProfile = ({ personal, member }: AreaContent): ReactElement => {
  const [session, setSession] = useAtom(sessionAtom)
  /** The shell shows the new name at once, and after a reload. */
  const rename = (saved: MemberCookie) => {
    writeMemberCookie(saved)
    if (session) setSession({ ...session, account: { ...session.account, name: saved.nama_lengkap } })
  }
  return <EditableProfile personal={personal} patient={member.id} onSaved={rename} />
}
