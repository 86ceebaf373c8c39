import { Loading, Stack } from '@hospital/ui'
import { useAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { writeDraft } from '../../../forms/draft-store.ts'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { AccountForm } from './account-form.tsx'
import { CareForm } from './care-form.tsx'
import { CodeStep } from './code-step.tsx'
import { HospitalStep } from './hospital-step.tsx'
import type { RegistrationData } from './load-registration.ts'
import { endedPendingCookie, pendingCookie, readPending } from './pending-registration.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { RegisteredNotice } from './registered-notice.tsx'
import { RegistrationStepper } from './registration-stepper.tsx'
import { accountDraft, useAccount } from './use-account.ts'
import { useCare } from './use-care.ts'
import type { RegisteredDetail } from './use-care.ts'
import type { FoundRecord } from './use-record.ts'

interface RegistrationProps {
  readonly data: RegistrationData
}

const isSecure = () => window.location.protocol === 'https:'

/** Forgets the part of the address that leads to a step of the form before. */
const leaveSteps = () => window.history.replaceState(window.history.state, '', window.location.pathname)

/**
 * A registration from where it is: with a session the account is there, and the hospital comes next; with a code on its way its step,
 * also after a reload; else the account.
 */
export const Registration = ({ data }: RegistrationProps): ReactElement => {
  const store = useStore()
  const [session, setSession] = useAtom(sessionAtom)
  const [isRead, setRead] = useState(false)
  const [pending, setPending] = useState(() => readPending(document.cookie))
  const [sentTo, setSentTo] = useState<string>()
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const read = () => setRead(true)
    import('../../../session/restore-session.ts')
      .then(({ restoreSessionAtom }) => store.set(restoreSessionAtom))
      .then(read, read)
  }, [store])

  const keep = (next: PendingRegistration | undefined) => {
    document.cookie = next ? pendingCookie(next, isSecure()) : endedPendingCookie(isSecure())
    setPending(next)
  }
  if (session?.account.kind === 'member')
    return (
      <PrivacyCover>
        <WithSession key={session.account.id} data={data} session={session} isNew={isNew} />
      </PrivacyCover>
    )
  if (!isRead) return <Loading />
  if (!pending)
    return (
      <AccountPhase
        data={data}
        onSent={(next, phone) => {
          leaveSteps()
          setSentTo(phone)
          keep(next)
        }}
      />
    )
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="code" />
      <CodeStep
        pending={pending}
        sentTo={sentTo}
        onPending={keep}
        onChange={() => keep(undefined)}
        onSession={(begun) => {
          writeDraft(accountDraft, undefined)
          keep(undefined)
          setNew(true)
          setSession(begun)
        }}
      />
    </Stack>
  )
}

const AccountPhase = ({
  data: { today },
  onSent,
}: RegistrationProps & {
  readonly onSent: (pending: PendingRegistration, sentTo: string) => void
}): ReactElement => {
  const account = useAccount(today, onSent)
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="account" form={account.form} />
      <AccountForm account={account} />
    </Stack>
  )
}

const WithSession = ({
  data,
  session,
  isNew,
}: RegistrationProps & { readonly session: VisitorSession; readonly isNew: boolean }): ReactElement => {
  const [found, setFound] = useState<FoundRecord>()
  if (found) return <CarePhase data={data} found={found} />
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="hospital" />
      {session.isExpired ? (
        <LogInAgain kind="member" />
      ) : (
        <HospitalStep session={session} isNew={isNew} hospitals={data.hospitals} onFound={setFound} />
      )}
    </Stack>
  )
}

const CarePhase = ({ data, found }: RegistrationProps & { readonly found: FoundRecord }): ReactElement => {
  const [registered, setRegistered] = useState<RegisteredDetail>()
  const care = useCare(found, data.today, (detail) => {
    leaveSteps()
    setRegistered(detail)
  })
  const hospitals = data.hospitals.ok ? data.hospitals.value : []
  const hospital = hospitals.find(({ value }) => value === found.hospital)?.label ?? found.hospital
  const { prefix, steps, index } = care.form
  const first = useRef(steps[index]?.id ?? '')
  // The step that is shown first takes the focus from the button that is gone.
  useEffect(() => document.getElementById(stepHeadingId(prefix, first.current))?.focus(), [prefix])
  return (
    <Stack gap="lg">
      <RegistrationStepper phase={registered ? 'done' : 'care'} form={care.form} />
      {registered ? (
        <RegisteredNotice registered={registered} hospital={hospital} />
      ) : (
        <CareForm care={care} found={found} hospital={hospital} />
      )}
    </Stack>
  )
}
