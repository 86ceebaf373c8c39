import { Loading, Skeleton, Stack } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import type { AreaContent } from '../area/member-area.tsx'
import { Doors } from './doors.tsx'
import { useFamilyAppointments } from './family-appointments.ts'
import { useFamilyVisits } from './family-visits.ts'
import type { HomeHospital } from './home-hospital.ts'
import { HomeSection } from './home-section.tsx'
import { NewResults } from './new-results-part.tsx'
import { NextVisit } from './next-visit.tsx'
import { ThingsToDo } from './things-to-do-part.tsx'
import { thingsToDo } from './things-to-do.ts'

/** Milliseconds for which all waits for what is next and what is to do, so that nothing moves when it comes. */
const settledTimeout = 1500

/**
 * Whether something has settled once, or `limit` milliseconds have gone by. It stays so: what is shown from then on is not taken away
 * while it is read again.
 */
const useOnceSettled = (isSettled: boolean, limit: number): boolean => {
  const [isShown, setShown] = useState(isSettled)
  if (isSettled && !isShown) setShown(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), limit)
    return () => clearTimeout(timer)
  }, [limit])
  return isShown
}

interface MemberHomeProps extends AreaContent {
  readonly hospitals: Part<readonly HomeHospital[]>
  /** What comes below it. */
  readonly children: ReactNode
}

/** The home of members: what is next, to do and new for the whole family, then the ways to the rest. */
export const MemberHome = ({ personal, member, family, hospitals, children }: MemberHomeProps): ReactElement => {
  const now = useServerNow()
  const profile = useRead(personal, readProfile(member.id))
  const persons = family.status === 'ready' ? family.data : []
  // The data of those who have to agree themselves is closed.
  const readable = persons.filter(({ awaitsConsent }) => !awaitsConsent)
  const appointments = useFamilyAppointments(personal, readable)
  const { visits, isWaiting: isWaitingForVisits } = useFamilyVisits(personal, readable)
  const isWaiting =
    family.status === 'loading' || profile.status === 'loading' || appointments.isWaiting || isWaitingForVisits
  if (!useOnceSettled(!isWaiting, settledTimeout)) return <HomeWaiting />
  const things = thingsToDo(
    {
      family: persons,
      appointments: appointments.appointments,
      visits,
      profile: profile.status === 'ready' ? profile.data : undefined,
    },
    now,
  )
  return (
    <Stack gap="xl">
      <PersonalPart state={family} failed="web.member.family.failed">
        {() => (
          <Stack gap="xl">
            <NextVisit family={appointments} hospitals={hospitals} now={now} />
            <ThingsToDo things={things} member={member.id} />
            <NewResults personal={personal} persons={readable} hospitals={hospitals} now={now} />
          </Stack>
        )}
      </PersonalPart>
      <Doors member={member.id} hasRecord={persons.some(({ id, recordNumber }) => id === member.id && recordNumber)} />
      <div id="data-diri">{children}</div>
    </Stack>
  )
}

const HomeWaiting = (): ReactElement => (
  <HomeSection title="web.member.home.next">
    <Skeleton shape="card" />
    <Loading />
  </HomeSection>
)
