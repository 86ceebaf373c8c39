import { Loading, Stack, useLocale } from '@hospital/ui'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import { personalDataOf } from '../../../personal-data/personal-data.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { BegunBooking } from './begun-booking.tsx'
import type { FoundRecord } from './care-fields.tsx'
import { CareForm } from './care-form.tsx'
import { HospitalStep } from './hospital-step.tsx'
import type { RegistrationData } from './load-registration.ts'
import { RegisteredNotice } from './registered-notice.tsx'
import { choiceDraft } from './registrant.ts'
import type { Registrant } from './registrant.ts'
import { RegistrationStepper } from './registration-stepper.tsx'
import { leaveSteps } from './step-fragments.ts'
import { careSteps, hospitalFragment, isAtCareStep } from './step-fragments.ts'
import { takenRegistrations } from './taken-registrations.ts'
import type { TakenRegistration } from './taken-registrations.ts'
import { useCare } from './use-care.ts'

interface RegistrationProps {
  readonly data: RegistrationData
  readonly registrant: Registrant
}

interface PhasesProps extends RegistrationProps {
  readonly session: VisitorSession
  /** Whether the account was made on this page, just before. */
  readonly isNew: boolean
}

const wayOf = ({ relative }: Registrant) => (relative === undefined ? 'whole' : 'hospital')

/**
 * The record that the hospital's form is filled from. The address says whether the page shows the form or the choice of the hospital, so
 * that Back leads from one to the other.
 */
const useFoundRecord = () => {
  const [found, setFound] = useState<FoundRecord>()
  const [isInForm, setInForm] = useState(isAtCareStep)
  useEffect(() => {
    const look = () => setInForm(isAtCareStep())
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return {
    found,
    isInForm,
    /** Shows the form at the step of the address, or else at the first step. */
    open: (next: FoundRecord) => {
      if (!isAtCareStep()) window.location.hash = careSteps[0]
      setInForm(true)
      setFound(next)
    },
  }
}

/** The part of a registration that needs a session: the hospital, then its form. */
export const RegistrationPhases = ({ data, registrant, session, isNew }: PhasesProps): ReactElement => {
  const { found, isInForm, open } = useFoundRecord()
  const [registered, setRegistered] = useState(() => takenRegistrations.read(window.location.hash.slice(1)))
  // A relative is registered in the patient area, where a cover already surrounds the whole page.
  const Cover = registrant.relative === undefined ? PrivacyCover : Fragment
  // The fragment replaces the one of the last step, so the confirmation has its own address and a reload shows it again.
  const onRegistered = (taken: TakenRegistration) => {
    leaveSteps(takenRegistrations.store(taken))
    writeDraft(choiceDraft(registrant), undefined)
    setRegistered(taken)
  }
  if (registered)
    return (
      <Cover>
        <Stack gap="lg">
          <RegistrationStepper phase="done" way={wayOf(registrant)} />
          <RegisteredNotice registered={registered} />
        </Stack>
      </Cover>
    )
  if (found && isInForm)
    return (
      <Cover>
        <CarePhase data={data} registrant={registrant} found={found} onRegistered={onRegistered} />
      </Cover>
    )
  return (
    <HospitalPhase
      data={data}
      registrant={registrant}
      session={session}
      isNew={isNew || found !== undefined}
      onFound={open}
    />
  )
}

interface HospitalPhaseProps extends PhasesProps {
  readonly onFound: (found: FoundRecord) => void
}

/**
 * The choice of the hospital, and the search for the record there. After a reload within the hospital's form both are repeated without a
 * press, so that the person is not a step further back than before.
 */
const HospitalPhase = ({ data, registrant, session, isNew, onFound }: HospitalPhaseProps): ReactElement => {
  const personal = personalDataOf(session, { locale: useLocale() })
  const isOwn = registrant.relative === undefined
  const isWaiting = session.isExpired && isOwn
  const [isResuming, setResuming] = useState(
    () => data.hospitals.ok && isAtCareStep() && readDraft(choiceDraft(registrant)) !== undefined,
  )
  useEffect(() => {
    if (!isResuming) leaveSteps(hospitalFragment)
  }, [isResuming])
  return (
    <Stack gap="lg">
      {isResuming ? <Loading /> : <RegistrationStepper phase="hospital" way={wayOf(registrant)} />}
      {isWaiting && <LogInAgain kind="member" />}
      {isOwn && !isResuming && <BegunBooking />}
      {/* The typed values stay there until the log-in. */}
      <div hidden={isWaiting || isResuming}>
        <HospitalStep
          personal={personal}
          registrant={registrant}
          isNew={isNew}
          hospitals={data.hospitals}
          onFound={onFound}
          resuming={isResuming ? { onEnd: () => setResuming(false) } : undefined}
        />
      </div>
    </Stack>
  )
}

interface CarePhaseProps extends RegistrationProps {
  readonly found: FoundRecord
  readonly onRegistered: (taken: TakenRegistration) => void
}

/** Shows the choice of the hospital as a new history entry, so that Back leads to the form. */
const toHospital = () => {
  window.location.hash = hospitalFragment
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
  // The pressed button is gone, so the first step takes the focus.
  useEffect(() => document.getElementById(stepHeadingId(prefix, first.current))?.focus(), [prefix])
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="care" form={care.form} way={wayOf(registrant)} />
      <CareForm care={care} found={found} hospital={hospital} onOtherHospital={toHospital} />
    </Stack>
  )
}
