import { FirstScreen, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import { startRead } from '../../../personal-data/read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { EditableProfile } from '../profile/editable-profile.tsx'
import { Doors } from './doors.tsx'
import type { HomeData, loadHome } from './load-home.ts'
import { NewResults } from './new-results-part.tsx'
import { CardWaiting, NextVisit, NextVisitWaiting } from './next-visit.tsx'
import { ThingsToDo } from './things-to-do-part.tsx'
import { useHome } from './use-home.ts'

/** Starts to read the member's own profile. */
const startProfile = (personal: PersonalData, member: number): void => startRead(personal, readProfile(member))

/** The page that a log-in leads to: what is next and new for the family, then the member's own profile. */
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

interface MemberHomeProps extends AreaContent, Pick<HomeData, 'hospitals'> {
  /** The content below the home, which does not wait for it. */
  readonly children: ReactNode
}

/** The home of members: what is next, to do and new for the whole family, then the links to the other pages. */
const MemberHome = ({ hospitals, children, ...content }: MemberHomeProps): ReactElement => {
  const { personal, member, family } = content
  const now = useServerNow()
  const { persons, readable, appointments, things, isSettled } = useHome(content, now)
  const hasRecord = persons.some(({ id, recordNumber }) => id === member.id && recordNumber !== undefined)
  return (
    <FirstScreen isWaiting={!isSettled} rest={<div id="data-diri">{children}</div>}>
      {family.status === 'loading' && !isSettled ? (
        <NextVisitWaiting />
      ) : (
        <Stack gap="xl">
          <PersonalPart state={family} failed="web.member.family.failed">
            {() => (
              <Stack gap="xl">
                <NextVisit personal={personal} family={appointments} hospitals={hospitals} now={now} />
                {isSettled && <ThingsToDo things={things} member={member.id} />}
                {!isSettled && !appointments.isWaiting && <CardWaiting />}
                {isSettled && <NewResults personal={personal} persons={readable} hospitals={hospitals} now={now} />}
              </Stack>
            )}
          </PersonalPart>
          {isSettled && <Doors member={member.id} hasRecord={hasRecord} />}
        </Stack>
      )}
    </FirstScreen>
  )
}
