import { Stack } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { CareForm } from './care-form.tsx'
import { HospitalStep } from './hospital-step.tsx'
import { leaveSteps } from './leave-steps.ts'
import type { RegistrationData } from './load-registration.ts'
import { RegisteredNotice } from './registered-notice.tsx'
import { RegistrationStepper } from './registration-stepper.tsx'
import { takenRegistrations } from './taken-registrations.ts'
import type { TakenRegistration } from './taken-registrations.ts'
import { useCare } from './use-care.ts'
import type { FoundRecord } from './use-record.ts'

interface RegistrationProps {
  readonly data: RegistrationData
}

/** The part of a registration that needs a session: the hospital, then its form. */
export const HospitalRegistration = ({
  data,
  session,
  isNew,
}: RegistrationProps & { readonly session: VisitorSession; readonly isNew: boolean }): ReactElement => {
  const [found, setFound] = useState<FoundRecord>()
  const [registered, setRegistered] = useState(() => takenRegistrations.read(window.location.hash.slice(1)))
  // The fragment gives the confirmation an address of its own, in place of the last step's: a reload shows it again.
  const onRegistered = (taken: TakenRegistration) => {
    leaveSteps(takenRegistrations.store(taken))
    setRegistered(taken)
  }
  if (registered)
    return (
      <PrivacyCover>
        <Stack gap="lg">
          <RegistrationStepper phase="done" />
          <RegisteredNotice registered={registered} />
        </Stack>
      </PrivacyCover>
    )
  if (found)
    return (
      <PrivacyCover>
        <CarePhase data={data} found={found} onRegistered={onRegistered} />
      </PrivacyCover>
    )
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="hospital" />
      {session.isExpired && <LogInAgain kind="member" />}
      {/* What was typed stays there until the log-in. */}
      <div hidden={session.isExpired}>
        <HospitalStep session={session} isNew={isNew} hospitals={data.hospitals} onFound={setFound} />
      </div>
    </Stack>
  )
}

interface CarePhaseProps extends RegistrationProps {
  readonly found: FoundRecord
  readonly onRegistered: (taken: TakenRegistration) => void
}

const CarePhase = ({ data, found, onRegistered }: CarePhaseProps): ReactElement => {
  const hospitals = data.hospitals.ok ? data.hospitals.value : []
  const hospital = hospitals.find(({ value }) => value === found.hospital)?.label ?? found.hospital
  const care = useCare(found, data.today, (answer) => onRegistered({ answer, hospital }))
  const { prefix, steps, index } = care.form
  const first = useRef(steps[index]?.id ?? '')
  // The step that is shown first takes the focus from the button that is gone.
  useEffect(() => document.getElementById(stepHeadingId(prefix, first.current))?.focus(), [prefix])
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="care" form={care.form} />
      <CareForm care={care} found={found} hospital={hospital} />
    </Stack>
  )
}
