import { Stack, useLocale } from '@hospital/ui'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import { personalDataOf } from '../../../personal-data/personal-data.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { BegunBooking } from './begun-booking.tsx'
import type { FoundRecord } from './care-fields.tsx'
import { CareForm } from './care-form.tsx'
import { HospitalStep } from './hospital-step.tsx'
import { leaveSteps } from './leave-steps.ts'
import type { RegistrationData } from './load-registration.ts'
import { RegisteredNotice } from './registered-notice.tsx'
import type { Registrant } from './registrant.ts'
import { RegistrationStepper } from './registration-stepper.tsx'
import { takenRegistrations } from './taken-registrations.ts'
import type { TakenRegistration } from './taken-registrations.ts'
import { useCare } from './use-care.ts'

interface RegistrationProps {
  readonly data: RegistrationData
  readonly registrant: Registrant
}

interface PhasesProps extends RegistrationProps {
  readonly session: VisitorSession
  /** Whether the account was made a moment ago. */
  readonly isNew: boolean
}

/** The part of a registration that needs a session: the hospital, then its form. */
export const RegistrationPhases = ({ data, registrant, session, isNew }: PhasesProps): ReactElement => {
  const [found, setFound] = useState<FoundRecord>()
  const [registered, setRegistered] = useState(() => takenRegistrations.read(window.location.hash.slice(1)))
  const isOwn = registrant.relative === undefined
  // Pages of the patient area are covered, and ask for a log-in, as a whole.
  const Cover = isOwn ? PrivacyCover : Fragment
  // The fragment gives the confirmation an address of its own, in place of the last step's: a reload shows it again.
  const onRegistered = (taken: TakenRegistration) => {
    leaveSteps(takenRegistrations.store(taken))
    setRegistered(taken)
  }
  if (registered)
    return (
      <Cover>
        <Stack gap="lg">
          <RegistrationStepper phase="done" isOwn={isOwn} />
          <RegisteredNotice registered={registered} />
        </Stack>
      </Cover>
    )
  if (found)
    return (
      <Cover>
        <CarePhase data={data} registrant={registrant} found={found} onRegistered={onRegistered} />
      </Cover>
    )
  return <HospitalPhase data={data} registrant={registrant} session={session} isNew={isNew} onFound={setFound} />
}

interface HospitalPhaseProps extends PhasesProps {
  readonly onFound: (found: FoundRecord) => void
}

/** The hospital is chosen, and the record there looked for. */
const HospitalPhase = ({ data, registrant, session, isNew, onFound }: HospitalPhaseProps): ReactElement => {
  const personal = personalDataOf(session, { locale: useLocale() })
  const isOwn = registrant.relative === undefined
  const isWaiting = session.isExpired && isOwn
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="hospital" isOwn={isOwn} />
      {isWaiting && <LogInAgain kind="member" />}
      {isOwn && <BegunBooking />}
      {/* What was typed stays there until the log-in. */}
      <div hidden={isWaiting}>
        <HospitalStep
          personal={personal}
          registrant={registrant}
          isNew={isNew}
          hospitals={data.hospitals}
          onFound={onFound}
        />
      </div>
    </Stack>
  )
}

interface CarePhaseProps extends RegistrationProps {
  readonly found: FoundRecord
  readonly onRegistered: (taken: TakenRegistration) => void
}

const CarePhase = ({ data, registrant, found, onRegistered }: CarePhaseProps): ReactElement => {
  const hospitals = data.hospitals.ok ? data.hospitals.value : []
  const hospital = hospitals.find(({ value }) => value === found.hospital)?.label ?? found.hospital
  const { id, relative, draft } = registrant
  const care = useCare(found, { today: data.today, draft }, (answer) =>
    onRegistered({ answer, hospital, ...(relative && { relative: { id, name: relative.name } }) }),
  )
  const { prefix, steps, index } = care.form
  const first = useRef(steps[index]?.id ?? '')
  // The step that is shown first takes the focus from the button that is gone.
  useEffect(() => document.getElementById(stepHeadingId(prefix, first.current))?.focus(), [prefix])
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="care" form={care.form} isOwn={relative === undefined} />
      <CareForm care={care} found={found} hospital={hospital} />
    </Stack>
  )
}
