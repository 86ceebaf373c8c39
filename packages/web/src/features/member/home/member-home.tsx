import { FirstScreen, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { Part } from '../../../shared/loading/part.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import type { AreaContent } from '../area/member-area.tsx'
import { Doors } from './doors.tsx'
import type { HomeHospital } from './home-hospital.ts'
import { NewResults } from './new-results-part.tsx'
import { CardWaiting, NextVisit, NextVisitWaiting } from './next-visit.tsx'
import { ThingsToDo } from './things-to-do-part.tsx'
import { useHome } from './use-home.ts'

interface MemberHomeProps extends AreaContent {
  readonly hospitals: Part<readonly HomeHospital[]>
  /** What comes below it, and does not wait for it. */
  readonly children: ReactNode
}

/** The home of members: what is next, to do and new for the whole family, then the ways to the rest. */
export const MemberHome = ({ hospitals, children, ...content }: MemberHomeProps): ReactElement => {
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
