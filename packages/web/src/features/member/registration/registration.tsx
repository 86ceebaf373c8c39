import { Button, InlineAlert, Loading, Stack } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { lazy, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { confirmations } from '../../../session/confirmations.ts'
import type { Confirmations } from '../../../session/confirmations.ts'
import { isSecure } from '../../../session/is-secure.ts'
import { LogOutDialog } from '../../../session/log-out-dialog.tsx'
import { restoreSession } from '../../../session/restore-session.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import { isExisting } from './account-fields.tsx'
import { accountDraft, AccountPhase } from './account-phase.tsx'
import { CodeStep } from './code-step.tsx'
import { LinkedNotice } from './linked-notice.tsx'
import type { RegistrationData } from './load-registration.ts'
import { endedPendingCookie, pendingCookie, readPending } from './pending-registration.ts'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'
import { ownRegistrant } from './registrant.ts'
import { RegistrationStepper } from './registration-stepper.tsx'
import { leaveSteps } from './step-fragments.ts'

interface RegistrationProps {
  readonly data: RegistrationData
}

/** An account that was made on this page. */
interface MadeAccount {
  /**
   * Whether the account is linked to the person's medical record, and they did not choose to register with another hospital. Survives a
   * reload.
   */
  readonly isLinked: boolean
}

/** Loaded only with a session: most visitors who begin an account have to wait for a code first. */
const RegistrationPhases = lazy(async () => ({
  default: (await import('./registration-phases.tsx')).RegistrationPhases,
}))

/** Whether the session of the cookies has been restored, if there is one. */
const useRestoredSession = (): boolean => {
  const store = useStore()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const read = () => setRead(true)
    restoreSession(store).then(read, read)
  }, [store])
  return isRead
}

/** The registration whose code is on its way. A cookie keeps it over a reload. */
const usePending = () => {
  const [pending, setPending] = useState(() => readPending(document.cookie))
  const keep = (next: PendingRegistration | undefined) => {
    document.cookie = next ? pendingCookie(next, isSecure()) : endedPendingCookie(isSecure())
    setPending(next)
  }
  return { pending, keep }
}

/** Stores that an account made in this tab was linked to a medical record, so that its registration stays finished after a reload. */
const linkedAccounts: Confirmations<true> = confirmations('terhubung-')

/** An account that was linked to a medical record on this page before a reload. */
const readMade = (): MadeAccount | undefined =>
  linkedAccounts.read(window.location.hash.slice(1)) ? { isLinked: true } : undefined

/** Whether the person whose code is on its way has a medical record, as far as the server or the form told. */
const hasRecord = (sentTo: CodeContact | undefined): boolean =>
  sentTo?.isOfRecord ?? isExisting(readDraft(accountDraft) ?? {})

/**
 * A registration, shown from its current phase. With a session: the hospital comes next. With a code on its way: the step of the code, also
 * after a reload. Otherwise: the account. Company users have to log out first.
 */
export const Registration = ({ data }: RegistrationProps): ReactElement => {
  const session = useAtomValue(sessionAtom)
  const isRead = useRestoredSession()
  const { pending, keep } = usePending()
  const [sentTo, setSentTo] = useState<CodeContact>()
  const [made, setMade] = useState(readMade)
  if (session?.account.kind === 'member')
    return <WithAccount data={data} session={session} made={made} onOther={() => setMade({ isLinked: false })} />
  if (!isRead) return <Loading />
  if (session) return <OtherSession name={session.account.name} />
  if (!pending)
    return (
      <AccountPhase
        today={data.today}
        onSent={(next, contact) => {
          leaveSteps()
          setSentTo(contact)
          keep(next)
        }}
      />
    )
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="code" way={hasRecord(sentTo) ? 'account' : 'whole'} />
      <CodeStep
        pending={pending}
        sentTo={sentTo}
        onPending={keep}
        onChange={() => keep(undefined)}
        onSession={({ users: { nopasien } }) => {
          writeDraft(accountDraft, undefined)
          keep(undefined)
          if (nopasien !== null) leaveSteps(linkedAccounts.store(true))
          setMade({ isLinked: nopasien !== null })
        }}
      />
    </Stack>
  )
}

interface WithAccountProps extends RegistrationProps {
  readonly session: VisitorSession
  /** The account that was made on this page; undefined for an older account. */
  readonly made: MadeAccount | undefined
  /** Called if a person with a medical record also wants to register with another hospital. */
  readonly onOther: () => void
}

/** A new account with a medical record has nothing left to do. For every other account the hospital comes next. */
const WithAccount = ({ data, session, made, onOther }: WithAccountProps): ReactElement => {
  if (made?.isLinked)
    return (
      <Stack gap="lg">
        <RegistrationStepper phase="done" way="account" />
        <LinkedNotice onOther={onOther} />
      </Stack>
    )
  return (
    <LazyPart name="hospital" waiting={<Loading />}>
      <RegistrationPhases
        key={session.account.id}
        data={data}
        session={session}
        isNew={made !== undefined}
        registrant={ownRegistrant(session.account.id)}
      />
    </LazyPart>
  )
}

/** Replaces the form for a company user or an administrator: the new account would end their session. */
const OtherSession = ({ name }: { readonly name: string }): ReactElement => {
  const message = useMessage()
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap="lg" align="start">
      <InlineAlert tone="warning" title={message('web.registration.otherSession', { name })}>
        {message('web.registration.otherSession.text')}
      </InlineAlert>
      <Button size="large" onClick={() => setAsked(true)}>
        {message('web.registration.otherSession.logOut')}
      </Button>
      {isAsked && <LogOutDialog next="memberRegistration" onClose={() => setAsked(false)} />}
    </Stack>
  )
}
